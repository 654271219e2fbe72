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
    /** First start of the occurrence, or null for an RSVP for all occurrences. */
    knownAs: p.datetime().nullable(),
    state: p.enum(rsvpStates),
    /** Time of the RSVP or of the promotion from the waitlist. The waitlist is sorted by this time. */
    answeredAt: p.datetime(),
  },
  indexes: [
    {
      name: 'rsvp_once',
      expression: 'create unique index "rsvp_once" on "rsvp" ("event_id", "known_as", "user_id") nulls not distinct',
    },
  ],
});

export class Rsvp extends RsvpSchema.class {}
RsvpSchema.setClass(Rsvp);
