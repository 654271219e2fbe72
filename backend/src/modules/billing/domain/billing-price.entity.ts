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
    /** Amount per month or year; Stripe never changes the amount of a price. */
    amountCents: p.integer(),
    /** Time from which the price is no longer sold; existing subscribers keep their tier. */
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
