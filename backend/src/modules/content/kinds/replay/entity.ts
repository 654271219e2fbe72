import { defineEntity, p } from '@mikro-orm/core';
import { LiveEvent } from '../event/entity.ts';
import type { Chapter } from '../lesson/entity.ts';

const ReplaySchema = defineEntity({
  name: 'Replay',
  tableName: 'replays',
  properties: {
    id: p.uuid().primary(),
    event: () => p.manyToOne(LiveEvent).deleteRule('cascade'),
    knownAs: p.datetime(),
    startsAt: p.datetime(),
    title: p.text(),
    summary: p.text().nullable(),
    videoUrl: p.text(),
    soundUrl: p.text().nullable(),
    durationSec: p.integer().default(0),
    chapters: p.json<Chapter[]>().nullable(),
    transcript: p.text().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime().defaultRaw('now()'),
  },
  uniques: [{ properties: ['event', 'knownAs'] }],
});

export class Replay extends ReplaySchema.class {}
ReplaySchema.setClass(Replay);
