import { defineEntity, p } from '@mikro-orm/core';

const BillingCustomerSchema = defineEntity({
  name: 'BillingCustomer',
  tableName: 'billing_customer',
  properties: {
    userId: p.uuid().primary(),
    /** Empty from the moment the customer is asked for until Stripe has answered. */
    stripeCustomerId: p.text().nullable().unique(),
    /** How often Stripe has failed to make this customer, or has lost it: each try needs a new idempotency key. */
    failures: p.integer(),
    /** Counts the syncs: a sync writes only if no other has written since it began to read. */
    syncSeq: p.integer(),
    syncedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});

/** Who a member is to Stripe. One row a member, kept before Stripe is asked, so that nobody is made twice. */
export class BillingCustomer extends BillingCustomerSchema.class {
  /** Names the request that makes the customer; the same until Stripe has answered it. */
  idempotencyKey(): string {
    return this.failures === 0 ? `cust:${this.userId}` : `cust:${this.userId}:${this.failures}`;
  }
}
BillingCustomerSchema.setClass(BillingCustomer);

/** The row of a member of whom Stripe has not been asked yet. */
export const unasked = (userId: string, now: Date) => ({
  userId,
  stripeCustomerId: null,
  failures: 0,
  syncSeq: 0,
  syncedAt: null,
  createdAt: now,
});
