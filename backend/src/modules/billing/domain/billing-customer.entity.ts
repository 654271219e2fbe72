import { defineEntity, p } from '@mikro-orm/core';

const BillingCustomerSchema = defineEntity({
  name: 'BillingCustomer',
  tableName: 'billing_customer',
  properties: {
    userId: p.uuid().primary(),
    stripeCustomerId: p.text().nullable().unique(),
    /**
     * Number of times that Stripe failed to create this customer or no longer had it; each try needs a new idempotency
     * key.
     */
    failures: p.integer(),
    /**
     * Counts the updates from Stripe: an update is written only if the counter has not changed since it started to
     * read.
     */
    syncSeq: p.integer(),
    syncedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});

/** Links a member to a Stripe customer; stored before Stripe is called, so that no customer is created twice. */
export class BillingCustomer extends BillingCustomerSchema.class {
  idempotencyKey(): string {
    return this.failures === 0 ? `cust:${this.userId}` : `cust:${this.userId}:${this.failures}`;
  }
}
BillingCustomerSchema.setClass(BillingCustomer);

export const createCustomerRow = (userId: string, now: Date) => ({
  userId,
  stripeCustomerId: null,
  failures: 0,
  syncSeq: 0,
  syncedAt: null,
  createdAt: now,
});
