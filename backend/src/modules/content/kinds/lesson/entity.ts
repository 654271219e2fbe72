import { defineEntity, p } from '@mikro-orm/core';
import type { Tier } from '#kernel/tier.ts';
import { ProgramModule } from '../module/entity.ts';

export interface Chapter {
  startSec: number;
  title: string;
}

const LessonSchema = defineEntity({
  name: 'Lesson',
  tableName: 'lessons',
  properties: {
    id: p.uuid().primary(),
    module: () => p.manyToOne(ProgramModule).deleteRule('cascade').index(),
    title: p.text(),
    slug: p.text().unique(),
    orderNum: p.integer().default(1),
    visibilityTier: p.text().$type<Tier>().default('seeker'),
    isOpen: p.boolean().default(false),
    videoUrl: p.text().nullable(),
    durationSec: p.integer().default(0),
    summary: p.text().nullable(),
    chapters: p.json<Chapter[]>().nullable(),
    transcript: p.text().nullable(),
    reflectionPrompt: p.text().nullable(),
    personIds: p.array().columnType('uuid[]').defaultRaw(`'{}'`),
    updatedAt: p.datetime().defaultRaw('now()'),
  },
});

export class Lesson extends LessonSchema.class {}
LessonSchema.setClass(Lesson);
