import { defineEntity, p } from '@mikro-orm/core';

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
    /** As Stripe sent it, in the version of its day; a hint, never the truth. */
    payload: p.json<object>(),
  },
});

/** An event of Stripe, stored once however often it comes. */
export class StripeEvent extends StripeEventSchema.class {}
StripeEventSchema.setClass(StripeEvent);
