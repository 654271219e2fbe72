import { defineEntity, p } from '@mikro-orm/core';
import type { Tier } from '../../../kernel/tier.ts';
import { ProgramModule } from './module.entity.ts';

const LessonSchema = defineEntity({
  name: 'Lesson',
  tableName: 'lessons',
  properties: {
    id: p.uuid().primary(),
    module: () => p.manyToOne(ProgramModule).deleteRule('cascade').index(),
    title: p.text(),
    slug: p.text().unique(),
    /** From 1. */
    orderNum: p.integer().default(1),
    visibilityTier: p.text().$type<Tier>().default('seeker'),
    videoUrl: p.text().nullable(),
    /** Seconds, 0 or more. */
    durationSec: p.integer().default(0),
    summary: p.text().nullable(),
    transcript: p.text().nullable(),
    reflectionPrompt: p.text().nullable(),
    /** When it was last written; each write moves it on. */
    updatedAt: p.datetime().defaultRaw('now()'),
  },
});

/** What a member watches or reads in one sitting. */
export class Lesson extends LessonSchema.class {}
LessonSchema.setClass(Lesson);
