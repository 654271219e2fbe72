import { defineEntity, p } from '@mikro-orm/core';

/**
 * Why our row said something else than Stripe. `missed-event`: Stripe told of it and we never heard. `failed-processing`:
 * we heard and could not act on it. `changed-in-stripe`: it was changed there and no event told. `unknown`: none of these.
 */
export const driftCauses = ['missed-event', 'failed-processing', 'changed-in-stripe', 'unknown'] as const;
export type DriftCause = (typeof driftCauses)[number];

const BillingDriftSchema = defineEntity({
  name: 'BillingDrift',
  tableName: 'billing_drift',
  properties: {
    id: p.uuid().primary(),
    stripeCustomerId: p.text(),
    /** Empty when nobody here is this customer. */
    userId: p.uuid().nullable().index(),
    cause: p.text().$type<DriftCause>(),
    /** What Stripe says, in one line. */
    found: p.text(),
    /** What our row said. */
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

/** A difference between our row and Stripe. At most one of a customer is open at a time. */
export class BillingDrift extends BillingDriftSchema.class {}
BillingDriftSchema.setClass(BillingDrift);
