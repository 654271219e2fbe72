import { concernOf, customerOf, watchedEvents } from './watched-events.ts';

describe('whose event it is', () => {
  it('reads the customer from an id, from an expanded object, or from the customer itself', () => {
    expect(customerOf({ object: 'subscription', id: 'sub_1', customer: 'cus_1' })).toBe('cus_1');
    expect(customerOf({ object: 'invoice', id: 'in_1', customer: { id: 'cus_2' } })).toBe('cus_2');
    expect(customerOf({ object: 'customer', id: 'cus_3' })).toBe('cus_3');
  });

  it('finds nobody where nobody is named', () => {
    expect(customerOf({ object: 'refund', id: 're_1' })).toBeUndefined();
    expect(customerOf({ object: 'invoice', id: 'in_1', customer: null })).toBeUndefined();
  });
});

describe('whom an event concerns', () => {
  it('is whoever made the payment, where a refund or a dispute names no customer', () => {
    const refund = { object: 'refund', id: 're_1', charge: 'ch_1' };
    expect(concernOf('refund.failed', refund)).toEqual({ stripeCustomerId: null, chargeId: 'ch_1' });
  });

  it('is nobody of ours when the type is not watched, or nobody is named', () => {
    expect(concernOf('payout.paid', { object: 'payout', customer: 'cus_1' })).toBeUndefined();
    expect(concernOf('refund.failed', { object: 'refund', id: 're_1', charge: null })).toBeUndefined();
  });
});

it('asks for no more types than Stripe lists at once', () => {
  expect(watchedEvents.length).toBeLessThanOrEqual(20);
  expect(new Set(watchedEvents).size).toBe(watchedEvents.length);
});
