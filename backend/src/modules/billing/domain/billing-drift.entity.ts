import { defineEntity, p } from '@mikro-orm/core';

export const driftCauses = ['missed-event', 'failed-processing', 'changed-in-stripe', 'unknown'] as const;
export type DriftCause = (typeof driftCauses)[number];

const BillingDriftSchema = defineEntity({
  name: 'BillingDrift',
  tableName: 'billing_drift',
  properties: {
    id: p.uuid().primary(),
    stripeCustomerId: p.text(),
    userId: p.uuid().nullable().index(),
    cause: p.text().$type<DriftCause>(),
    found: p.text(),
    was: p.text(),
    at: p.datetime(),
    repairedAt: p.datetime().nullable(),
  },
  indexes: [
    {
      name: 'billing_drift_open',
      expression:
        'create unique index "billing_drift_open" on "billing_drift" ("stripe_customer_id") where "repaired_at" is null',
    },
  ],
});

export class BillingDrift extends BillingDriftSchema.class {}
BillingDriftSchema.setClass(BillingDrift);
