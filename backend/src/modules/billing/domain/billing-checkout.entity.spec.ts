import { BillingCheckout } from './billing-checkout.entity.ts';

describe('an open checkout', () => {
  const now = new Date('2030-01-10T00:00:00Z');
  it.each([
    [3, 'price_1', true],
    [2, 'price_1', false],
    [30, 'price_2', false],
  ])('with %d minutes left and the price %s is used again: %s', (minutes, priceId, isReusable) => {
    const expiresAt = new Date(now.getTime() + minutes * 60_000);
    const checkout = Object.assign(Object.create(BillingCheckout.prototype) as BillingCheckout, { priceId, expiresAt });
    expect(checkout.isReusable('price_1', now)).toBe(isReusable);
  });
});
