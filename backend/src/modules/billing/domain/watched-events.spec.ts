import { findAffectedCustomer, readCustomerId, watchedEventTypes } from './watched-events.ts';

describe('customer of an event', () => {
  it('is read from an id, an expanded object or the customer itself', () => {
    expect(readCustomerId({ object: 'subscription', id: 'sub_1', customer: 'cus_1' })).toBe('cus_1');
    expect(readCustomerId({ object: 'invoice', id: 'in_1', customer: { id: 'cus_2' } })).toBe('cus_2');
    expect(readCustomerId({ object: 'customer', id: 'cus_3' })).toBe('cus_3');
  });

  it('is undefined when the object names no customer', () => {
    expect(readCustomerId({ object: 'refund', id: 're_1' })).toBeUndefined();
    expect(readCustomerId({ object: 'invoice', id: 'in_1', customer: null })).toBeUndefined();
  });
});

describe('affected customer of an event', () => {
  it('is the payer of the charge when a refund or dispute names no customer', () => {
    const refund = { object: 'refund', id: 're_1', charge: 'ch_1' };
    expect(findAffectedCustomer('refund.failed', refund)).toEqual({ stripeCustomerId: null, chargeId: 'ch_1' });
  });

  it('is undefined when the type is not watched or no customer is named', () => {
    expect(findAffectedCustomer('payout.paid', { object: 'payout', customer: 'cus_1' })).toBeUndefined();
    expect(findAffectedCustomer('refund.failed', { object: 'refund', id: 're_1', charge: null })).toBeUndefined();
  });
});

it('has no more watched types than Stripe lists in one request', () => {
  expect(watchedEventTypes.length).toBeLessThanOrEqual(20);
  expect(new Set(watchedEventTypes).size).toBe(watchedEventTypes.length);
});
