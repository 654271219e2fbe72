import { defineEntity, p } from '@mikro-orm/core';
import { findAffectedCustomer, type AffectedCustomer } from './watched-events.ts';

interface EventPayload {
  readonly data: { readonly object: object };
}

const StripeEventSchema = defineEntity({
  name: 'StripeEvent',
  tableName: 'stripe_event',
  properties: {
    id: p.text().primary(),
    type: p.text(),
    created: p.datetime(),
    receivedAt: p.datetime(),
    stripeCustomerId: p.text().nullable().index(),
    /** `data.object` is empty when the event does not concern memberships. */
    payload: p.json<object>(),
    processedAt: p.datetime().nullable(),
    fault: p.text().nullable(),
  },
  indexes: [
    { properties: ['receivedAt', 'id'] },
    {
      name: 'stripe_event_open',
      expression:
        'create index "stripe_event_open" on "stripe_event" ("received_at", "id") where "processed_at" is null',
    },
  ],
});

export class StripeEvent extends StripeEventSchema.class {
  affectedCustomer(): AffectedCustomer | undefined {
    return findAffectedCustomer(this.type, (this.payload as EventPayload).data.object);
  }

  markUnprocessed(): void {
    this.processedAt = null;
    this.fault = null;
  }
}
StripeEventSchema.setClass(StripeEvent);
