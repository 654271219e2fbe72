import { defineEntity, p } from '@mikro-orm/core';

const BillingCustomerSchema = defineEntity({
  name: 'BillingCustomer',
  tableName: 'billing_customer',
  properties: {
    userId: p.uuid().primary(),
    stripeCustomerId: p.text().nullable().unique(),
    failures: p.integer(),
    /** Number of syncs, so that a sync can detect a newer sync and discard its own result. */
    syncSeq: p.integer(),
    syncedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});

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
