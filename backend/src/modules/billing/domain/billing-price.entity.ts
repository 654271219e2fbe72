import { defineEntity, p } from '@mikro-orm/core';
import type { PaidTier } from '#kernel/tier.ts';
import type { Interval } from './plan.ts';

const BillingPriceSchema = defineEntity({
  name: 'BillingPrice',
  tableName: 'billing_price',
  properties: {
    /** Stripe's id of the price. */
    id: p.text().primary(),
    lookupKey: p.text(),
    tier: p.text().$type<PaidTier>(),
    interval: p.text().$type<Interval>(),
    /** What it costs each interval. Stripe never changes the figure of a price. */
    amountCents: p.integer(),
    /** Since when it is no longer sold; who bought it before keeps its tier. */
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

/** A price of ours in Stripe. What is not in this table is neither sold nor read as a membership. */
export class BillingPrice extends BillingPriceSchema.class {}
BillingPriceSchema.setClass(BillingPrice);
