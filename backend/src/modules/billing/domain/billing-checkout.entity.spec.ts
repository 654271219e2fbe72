import { BillingCheckout } from './billing-checkout.entity.ts';

describe('an open checkout', () => {
  const now = new Date('2030-01-10T00:00:00Z');
  it.each([
    [3, 'cs_1', 'price_1', true],
    [2, 'cs_1', 'price_1', false],
    [30, 'cs_1', 'price_2', false],
    [31, null, 'price_1', true],
    [30, null, 'price_1', false],
  ])(
    'with %d minutes left, the session %s and the price %s is used again: %s',
    (minutes, sessionId, priceId, isReusable) => {
      const expiresAt = new Date(now.getTime() + minutes * 60_000);
      const checkout = Object.assign(Object.create(BillingCheckout.prototype) as BillingCheckout, {
        ...{ sessionId, priceId, expiresAt },
      });
      expect(checkout.isReusable('price_1', now)).toBe(isReusable);
    },
  );
});
