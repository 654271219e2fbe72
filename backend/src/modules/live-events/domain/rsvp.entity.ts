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
    /** By what the date is known however often it is moved; none for the whole series. */
    knownAs: p.datetime().nullable(),
    state: p.enum(rsvpStates),
    /** When it was said, or a place was given; who waits is moved up in this order. */
    answeredAt: p.datetime(),
  },
  indexes: [
    {
      name: 'rsvp_once',
      expression: 'create unique index "rsvp_once" on "rsvp" ("event_id", "known_as", "user_id") nulls not distinct',
    },
  ],
});

/** That somebody will come to one date of an event, or to each of a series; an answer to a date wins over that to the series. */
export class Rsvp extends RsvpSchema.class {}
RsvpSchema.setClass(Rsvp);
