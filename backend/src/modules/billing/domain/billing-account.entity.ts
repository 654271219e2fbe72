import { defineEntity, p } from '@mikro-orm/core';

const BillingAccountSchema = defineEntity({
  name: 'BillingAccount',
  tableName: 'billing_account',
  properties: {
    id: p.text().primary(),
    /** Stripe's configuration of the customer portal, null for the default. */
    portalConfigurationId: p.text().nullable(),
    eventsSeenUntil: p.datetime().nullable(),
    comparedAt: p.datetime().nullable(),
  },
});

export class BillingAccount extends BillingAccountSchema.class {}
BillingAccountSchema.setClass(BillingAccount);

export const billingAccountId = 'stripe';
