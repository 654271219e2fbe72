import { defineEntity, p } from '@mikro-orm/core';
import type { PaidTier } from '#kernel/tier.ts';
import type { DisputeState } from './dispute.ts';

const BillingInvoiceSchema = defineEntity({
  name: 'BillingInvoice',
  tableName: 'billing_invoice',
  properties: {
    /** Stripe's id. */
    id: p.text().primary(),
    userId: p.uuid(),
    /** Empty for an invoice that belongs to no subscription. */
    stripeSubscriptionId: p.text().nullable(),
    /** What it is for; empty for what is no plan of ours, and until it is read again where an older version wrote it. */
    tier: p.text().$type<PaidTier>().nullable(),
    /** What the member quotes; empty while it is a draft. */
    number: p.text().nullable(),
    /** Stripe's word. */
    status: p.text(),
    /** This and the three below are cents. */
    amountDue: p.integer(),
    amountPaid: p.integer(),
    amountRefunded: p.integer(),
    /** What the bank took back after a dispute. */
    amountLost: p.integer(),
    dispute: p.text().$type<DisputeState>().nullable(),
    currency: p.text(),
    /** Stripe's word for why it was made; 'subscription_create' for the first of a subscription. */
    reason: p.text().nullable(),
    description: p.text(),
    createdAt: p.datetime(),
    paidAt: p.datetime().nullable(),
    attempts: p.integer(),
    /** When the first attempt to collect it failed; empty for an invoice that was paid at once. */
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

/** An invoice as Stripe last told it. Only a sync writes it. */
export class BillingInvoice extends BillingInvoiceSchema.class {}
BillingInvoiceSchema.setClass(BillingInvoice);
