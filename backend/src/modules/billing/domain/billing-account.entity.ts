import { defineEntity, p } from '@mikro-orm/core';

const BillingAccountSchema = defineEntity({
  name: 'BillingAccount',
  tableName: 'billing_account',
  properties: {
    id: p.text().primary(),
    /** Id of the portal configuration in Stripe; null means Stripe's default. */
    portalConfigurationId: p.text().nullable(),
    /** Creation time of the newest event that a reconciliation has read. */
    eventsSeenUntil: p.datetime().nullable(),
    comparedAt: p.datetime().nullable(),
  },
});

/** State of the only Stripe account: one row, named by `theAccount`. */
export class BillingAccount extends BillingAccountSchema.class {}
BillingAccountSchema.setClass(BillingAccount);

export const theAccount = 'stripe';
