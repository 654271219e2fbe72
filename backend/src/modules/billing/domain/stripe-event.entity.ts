import { defineEntity, p } from '@mikro-orm/core';
import { concernOf, type Concern } from './watched-events.ts';

interface ToldEvent {
  readonly data: { readonly object: object };
}

const StripeEventSchema = defineEntity({
  name: 'StripeEvent',
  tableName: 'stripe_event',
  properties: {
    /** Stripe's id of the event: a second delivery finds it taken. */
    id: p.text().primary(),
    type: p.text(),
    /** When Stripe made it. */
    created: p.datetime(),
    receivedAt: p.datetime(),
    /** Whom it speaks of, once that is known; empty for what speaks of nobody. */
    stripeCustomerId: p.text().nullable().index(),
    /** As Stripe sent it, in the version of its day; a hint, never the truth. Without its object where that does not concern us. */
    payload: p.json<object>(),
    /** When what it hints at had been read and written; empty while that is still to do. */
    processedAt: p.datetime().nullable(),
    /** Why the last try to act on it failed, in a sentence. */
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

/** An event of Stripe, stored once however often it comes. */
export class StripeEvent extends StripeEventSchema.class {
  /** Whom somebody has to look at because of it; undefined when it says nothing of a membership. */
  concern(): Concern | undefined {
    return concernOf(this.type, (this.payload as ToldEvent).data.object);
  }

  /** Is to be acted on, again. */
  open(): void {
    this.processedAt = null;
    this.fault = null;
  }
}
StripeEventSchema.setClass(StripeEvent);
