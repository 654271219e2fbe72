import { defineEntity, p } from '@mikro-orm/core';

const BillingCustomerSchema = defineEntity({
  name: 'BillingCustomer',
  tableName: 'billing_customer',
  properties: {
    userId: p.uuid().primary(),
    stripeCustomerId: p.text().nullable().unique(),
    /** Number of failed tries at Stripe. Part of the idempotency key, because each later try needs a new key. */
    failures: p.integer(),
    /** Number of updates from Stripe. An update is discarded when another one was written in the meantime. */
    syncSeq: p.integer(),
    syncedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});

/** Stored before Stripe is called, so that no customer is created twice. */
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
