import { defineEntity, p } from '@mikro-orm/core';

const BillingAccountSchema = defineEntity({
  name: 'BillingAccount',
  tableName: 'billing_account',
  properties: {
    id: p.text().primary(),
    /** How our customers' portal is set up in Stripe; Stripe's own default while it is empty. */
    portalConfigurationId: p.text().nullable(),
    /** The youngest event that a reconciliation has seen. */
    eventsSeenUntil: p.datetime().nullable(),
    /** When every live subscription was last laid beside our rows. */
    comparedAt: p.datetime().nullable(),
  },
});

/** What we know of our one Stripe account. There is one row, named by `theAccount`. */
export class BillingAccount extends BillingAccountSchema.class {}
BillingAccountSchema.setClass(BillingAccount);

export const theAccount = 'stripe';
