import { defineEntity, p } from '@mikro-orm/core';
import { institute } from '#kernel/institute.ts';
import type { Tier } from '#kernel/tier.ts';

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
    zone: p.text().default(institute.timeZone),
    /** RFC 5545 recurrence rule, or null for an event with a single occurrence. */
    recurrence: p.text().nullable(),
    isVirtual: p.boolean().default(true),
    location: p.text().nullable(),
    zoomLink: p.text().nullable(),
    capacity: p.integer().nullable(),
    description: p.text().nullable(),
    pictureUrl: p.text().nullable(),
    visibilityTier: p.text().$type<Tier>().default('seeker'),
    category: p.text().$type<EventCategory>().default('workshop'),
    personIds: p.array().columnType('uuid[]').defaultRaw(`'{}'`),
    /** SEQUENCE of calendar files, which increases so that calendar apps accept a change. */
    sequence: p
      .integer()
      .default(0)
      .onUpdate(({ sequence }: { sequence: number }) => sequence + 1),
    updatedAt: p.datetime().defaultRaw('now()'),
  },
});

export class LiveEvent extends EventSchema.class {}
EventSchema.setClass(LiveEvent);

const EventDateSchema = defineEntity({
  name: 'EventDate',
  tableName: 'event_dates',
  properties: {
    id: p.uuid().primary(),
    event: () => p.manyToOne(LiveEvent).mapToPk().joinColumn('event_id').deleteRule('cascade'),
    originalStart: p.datetime().nullable(),
    /** First start time, which identifies the occurrence even after staff move the occurrence. */
    knownAs: p.datetime(),
    startsAt: p.datetime(),
    endsAt: p.datetime(),
    isCancelled: p.boolean().default(false),
    note: p.text().nullable(),
    room: p.text().nullable(),
    sequence: p.integer(),
    updatedAt: p.datetime(),
  },
  uniques: [{ properties: ['event', 'knownAs'] }],
});

export class EventDate extends EventDateSchema.class {}
EventDateSchema.setClass(EventDate);
