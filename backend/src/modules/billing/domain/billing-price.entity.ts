import { defineEntity, p } from '@mikro-orm/core';
import type { PaidTier } from '#kernel/tier.ts';
import type { BillingInterval } from './plan.ts';

const BillingPriceSchema = defineEntity({
  name: 'BillingPrice',
  tableName: 'billing_price',
  properties: {
    id: p.text().primary(),
    lookupKey: p.text(),
    tier: p.text().$type<PaidTier>(),
    interval: p.text().$type<BillingInterval>(),
    /** Amount in cents, which Stripe never changes for an existing price. */
    amountCents: p.integer(),
    /** Members who pay a retired price do not lose their tier. */
    retiredAt: p.datetime().nullable(),
  },
  indexes: [
    {
      name: 'billing_price_sold',
      expression:
        'create unique index "billing_price_sold" on "billing_price" ("lookup_key") where "retired_at" is null',
    },
  ],
});

export class BillingPrice extends BillingPriceSchema.class {}
BillingPriceSchema.setClass(BillingPrice);
