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
    /** Identifies the occurrence and does not change when the occurrence is moved; null for the whole series. */
    knownAs: p.datetime().nullable(),
    state: p.enum(rsvpStates),
    /** Time of the RSVP or of the promotion from the waitlist. Waiting members get places in this order. */
    answeredAt: p.datetime(),
  },
  indexes: [
    {
      name: 'rsvp_once',
      expression: 'create unique index "rsvp_once" on "rsvp" ("event_id", "known_as", "user_id") nulls not distinct',
    },
  ],
});

/** An RSVP for one occurrence, or for the whole series. The RSVP for an occurrence has priority. */
export class Rsvp extends RsvpSchema.class {}
RsvpSchema.setClass(Rsvp);
