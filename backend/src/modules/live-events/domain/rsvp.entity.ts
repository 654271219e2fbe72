import { defineEntity, p } from '@mikro-orm/core';

export const rsvpStates = ['coming', 'waiting', 'not-coming'] as const;
export type RsvpState = (typeof rsvpStates)[number];

const RsvpSchema = defineEntity({
  name: 'Rsvp',
  tableName: 'rsvp',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid().index(),
    eventId: p.uuid(),
    /**
     * First start time of the occurrence, which identifies it even after staff move it; null for an RSVP for all
     * occurrences.
     */
    knownAs: p.datetime().nullable(),
    state: p.enum(rsvpStates),
    /**
     * Time of the RSVP, or time when the member got a place from the waitlist. Members on the waitlist get places in
     * this order.
     */
    answeredAt: p.datetime(),
  },
  indexes: [
    {
      name: 'rsvp_once',
      expression: 'create unique index "rsvp_once" on "rsvp" ("event_id", "known_as", "user_id") nulls not distinct',
    },
  ],
});

/**
 * RSVP of a member for one occurrence, or for all occurrences of an event. An RSVP for one occurrence overrides an RSVP
 * for all occurrences.
 */
export class Rsvp extends RsvpSchema.class {}
RsvpSchema.setClass(Rsvp);
