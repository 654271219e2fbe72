import { defineEntity, p } from '@mikro-orm/core';
import { LiveEvent } from '../event/entity.ts';
import type { Chapter } from '../lesson/entity.ts';

const ReplaySchema = defineEntity({
  name: 'Replay',
  tableName: 'replays',
  properties: {
    id: p.uuid().primary(),
    event: () => p.manyToOne(LiveEvent).deleteRule('cascade'),
    /** By what the date is known however often it was moved. */
    knownAs: p.datetime(),
    /** When that date began. */
    startsAt: p.datetime(),
    title: p.text(),
    summary: p.text().nullable(),
    videoUrl: p.text(),
    /** Its sound alone, for whoever keeps it on a device; none where there is only the film. */
    soundUrl: p.text().nullable(),
    /** Seconds, 0 or more. */
    durationSec: p.integer().default(0),
    /** In the order of their times. */
    chapters: p.json<Chapter[]>().nullable(),
    /** Plain text, or WebVTT. */
    transcript: p.text().nullable(),
    createdAt: p.datetime(),
    /** When it was last written; each write moves it on. */
    updatedAt: p.datetime().defaultRaw('now()'),
  },
  uniques: [{ properties: ['event', 'knownAs'] }],
});

/** The recording of one date of an event. */
export class Replay extends ReplaySchema.class {}
ReplaySchema.setClass(Replay);
