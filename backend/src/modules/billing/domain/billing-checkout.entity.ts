import { defineEntity, p } from '@mikro-orm/core';

const BillingCheckoutSchema = defineEntity({
  name: 'BillingCheckout',
  tableName: 'billing_checkout',
  properties: {
    /** Part of the idempotency key: asking Stripe again for this checkout gives the same session. */
    id: p.uuid().primary(),
    userId: p.uuid(),
    priceId: p.text(),
    /** Stripe's checkout session; empty until Stripe has answered. */
    sessionId: p.text().nullable(),
    url: p.text().nullable(),
    expiresAt: p.datetime(),
    closedAt: p.datetime().nullable(),
  },
  indexes: [
    {
      name: 'billing_checkout_open',
      expression:
        'create unique index "billing_checkout_open" on "billing_checkout" ("user_id") where "closed_at" is null',
    },
  ],
});

/** A member's way to pay for one price. At most one is open for a member at a time. */
export class BillingCheckout extends BillingCheckoutSchema.class {
  idempotencyKey(): string {
    return `co:${this.userId}:${this.priceId}:${this.id}`;
  }

  /** True when somebody who asks for `priceId` now is to be sent here. */
  serves(priceId: string, now: Date): boolean {
    return this.priceId === priceId && this.expiresAt > now;
  }

  close(now: Date): void {
    this.closedAt = now;
  }
}
BillingCheckoutSchema.setClass(BillingCheckout);
