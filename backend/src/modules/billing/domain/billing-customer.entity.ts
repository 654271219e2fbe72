import { defineEntity, p } from '@mikro-orm/core';

const BillingCustomerSchema = defineEntity({
  name: 'BillingCustomer',
  tableName: 'billing_customer',
  properties: {
    userId: p.uuid().primary(),
    stripeCustomerId: p.text().nullable().unique(),
    /**
     * Number of times that Stripe failed to create this customer or no longer had it. It is part of the idempotency
     * key, because each later try needs a new key.
     */
    failures: p.integer(),
    /**
     * Number of updates from Stripe. An update is written only if this number has not changed since the update began to
     * read.
     */
    syncSeq: p.integer(),
    syncedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});

/** Links a member to a Stripe customer. It is stored before Stripe is called, so that no customer is created twice. */
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
