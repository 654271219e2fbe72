import { customerOf, watchedEvents } from './watched-events.ts';

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

it('asks for no more types than Stripe lists at once', () => {
  expect(watchedEvents.length).toBeLessThanOrEqual(20);
  expect(new Set(watchedEvents).size).toBe(watchedEvents.length);
});
