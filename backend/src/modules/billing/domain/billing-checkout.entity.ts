import { defineEntity, p } from '@mikro-orm/core';

const minReuseMs = 3 * 60_000;
/** Stripe refuses a new session that ends within 30 minutes. Half a minute is added for the call. */
const minCreateMs = 30.5 * 60_000;

const BillingCheckoutSchema = defineEntity({
  name: 'BillingCheckout',
  tableName: 'billing_checkout',
  properties: {
    /** The idempotency key contains this id, so that a repeated request returns the same Stripe session. */
    id: p.uuid().primary(),
    userId: p.uuid(),
    priceId: p.text(),
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

export class BillingCheckout extends BillingCheckoutSchema.class {
  idempotencyKey(): string {
    return `co:${this.userId}:${this.priceId}:${this.id}`;
  }

  /** False for another price, or if too little time is left to pay, or to create a missing session at Stripe. */
  isReusable(priceId: string, now: Date): boolean {
    const leftMs = this.expiresAt.getTime() - now.getTime();
    return this.priceId === priceId && leftMs >= (this.sessionId ? minReuseMs : minCreateMs);
  }

  close(now: Date): void {
    this.closedAt = now;
  }
}
BillingCheckoutSchema.setClass(BillingCheckout);
