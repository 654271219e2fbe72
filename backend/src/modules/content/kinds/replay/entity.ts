import { defineEntity, p } from '@mikro-orm/core';
import { LiveEvent } from '../event/entity.ts';
import type { Chapter } from '../lesson/entity.ts';

const ReplaySchema = defineEntity({
  name: 'Replay',
  tableName: 'replays',
  properties: {
    id: p.uuid().primary(),
    event: () => p.manyToOne(LiveEvent).deleteRule('cascade'),
    /** First start time of the recorded occurrence; it identifies the occurrence even after staff move it. */
    knownAs: p.datetime(),
    startsAt: p.datetime(),
    title: p.text(),
    summary: p.text().nullable(),
    videoUrl: p.text(),
    /** URL of the sound of the recording, for offline use; null when only the film exists. */
    soundUrl: p.text().nullable(),
    durationSec: p.integer().default(0),
    chapters: p.json<Chapter[]>().nullable(),
    transcript: p.text().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime().defaultRaw('now()'),
  },
  uniques: [{ properties: ['event', 'knownAs'] }],
});

/** Replay: the recording of one occurrence of an event. */
export class Replay extends ReplaySchema.class {}
ReplaySchema.setClass(Replay);
