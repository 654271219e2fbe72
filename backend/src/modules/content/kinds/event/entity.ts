import { defineEntity, p } from '@mikro-orm/core';
import { institute } from '../../../../kernel/institute.ts';
import type { Tier } from '../../../../kernel/tier.ts';

export const eventCategories = ['workshop', 'circle', 'retreat', 'webinar'] as const;
export type EventCategory = (typeof eventCategories)[number];

const EventSchema = defineEntity({
  name: 'LiveEvent',
  tableName: 'events',
  properties: {
    id: p.uuid().primary(),
    title: p.text(),
    slug: p.text().unique(),
    startsAt: p.datetime().index(),
    endsAt: p.datetime(),
    /** The IANA zone whose wall clock the event keeps. */
    zone: p.text().default(institute.timeZone),
    /** How it repeats from `startsAt` on, as an RFC 5545 rule; none for a single date. */
    recurrence: p.text().nullable(),
    isVirtual: p.boolean().default(true),
    location: p.text().nullable(),
    zoomLink: p.text().nullable(),
    /** How many may come to one date; none where everybody may. */
    capacity: p.integer().nullable(),
    description: p.text().nullable(),
    visibilityTier: p.text().$type<Tier>().default('seeker'),
    category: p.text().$type<EventCategory>().default('workshop'),
    /** Those who teach or host it, the first named first. */
    personIds: p.array().columnType('uuid[]').defaultRaw(`'{}'`),
    /** How often it was written, for the calendars that keep it. */
    sequence: p
      .integer()
      .default(0)
      .onUpdate(({ sequence }: { sequence: number }) => sequence + 1),
    /** When it was last written; each write moves it on. */
    updatedAt: p.datetime().defaultRaw('now()'),
  },
});

/** A date on which people meet, or a series of them: what is held again and again is one row with a rule. */
export class LiveEvent extends EventSchema.class {}
EventSchema.setClass(LiveEvent);

const EventDateSchema = defineEntity({
  name: 'EventDate',
  tableName: 'event_dates',
  properties: {
    id: p.uuid().primary(),
    event: () => p.manyToOne(LiveEvent).mapToPk().joinColumn('event_id').deleteRule('cascade'),
    /** The start by the rule of the event; none for a date that was added. */
    originalStart: p.datetime().nullable(),
    /** By what a date is known however often it is moved: its original start, or the one it was added with. */
    knownAs: p.datetime(),
    startsAt: p.datetime(),
    endsAt: p.datetime(),
    isCancelled: p.boolean().default(false),
    /** What those who come are told about the change. */
    note: p.text().nullable(),
    /** The link to its own room, where it is not the one of the event. */
    room: p.text().nullable(),
    /** Grows with each change, as calendars want it. */
    sequence: p.integer(),
    updatedAt: p.datetime(),
  },
  uniques: [{ properties: ['event', 'knownAs'] }],
});

/** One date of an event that is not as its rule says: moved, changed, cancelled or added. */
export class EventDate extends EventDateSchema.class {}
EventDateSchema.setClass(EventDate);
