import { defineEntity, p } from '@mikro-orm/core';
import type { PaidTier } from '#kernel/tier.ts';
import type { DisputeState } from './dispute.ts';

const BillingInvoiceSchema = defineEntity({
  name: 'BillingInvoice',
  tableName: 'billing_invoice',
  properties: {
    id: p.text().primary(),
    userId: p.uuid(),
    stripeSubscriptionId: p.text().nullable(),
    /** Null when the invoice is for none of our plans, or when an older release stored the invoice. */
    tier: p.text().$type<PaidTier>().nullable(),
    number: p.text().nullable(),
    status: p.text(),
    /** All amounts are in cents. */
    amountDue: p.integer(),
    amountPaid: p.integer(),
    amountRefunded: p.integer(),
    amountLost: p.integer(),
    dispute: p.text().$type<DisputeState>().nullable(),
    currency: p.text(),
    /** Stripe's `billing_reason`, such as 'subscription_create' for the first invoice. */
    reason: p.text().nullable(),
    description: p.text(),
    createdAt: p.datetime(),
    paidAt: p.datetime().nullable(),
    attempts: p.integer(),
    failedAt: p.datetime().nullable(),
    periodStart: p.datetime(),
    periodEnd: p.datetime(),
  },
  indexes: [
    { properties: ['userId', 'createdAt'] },
    { properties: ['number'] },
    {
      name: 'billing_invoice_failed',
      expression: `create index "billing_invoice_failed" on "billing_invoice" ("failed_at", "id") where "failed_at" is not null and "status" = 'open'`,
    },
  ],
});

export class BillingInvoice extends BillingInvoiceSchema.class {}
BillingInvoiceSchema.setClass(BillingInvoice);
