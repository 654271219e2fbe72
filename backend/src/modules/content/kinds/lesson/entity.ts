import { defineEntity, p } from '@mikro-orm/core';
import type { Tier } from '../../../../kernel/tier.ts';
import { ProgramModule } from '../module/entity.ts';

/** A part of a film, from its second on. */
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
    /** From 1. */
    orderNum: p.integer().default(1),
    visibilityTier: p.text().$type<Tier>().default('seeker'),
    /** Free whatever its tier and the tiers of what holds it. */
    isOpen: p.boolean().default(false),
    videoUrl: p.text().nullable(),
    /** Seconds, 0 or more. */
    durationSec: p.integer().default(0),
    summary: p.text().nullable(),
    /** In the order of their times. */
    chapters: p.json<Chapter[]>().nullable(),
    /** Plain text, or WebVTT. */
    transcript: p.text().nullable(),
    reflectionPrompt: p.text().nullable(),
    /** Those who teach or host it, the first named first. */
    personIds: p.array().columnType('uuid[]').defaultRaw(`'{}'`),
    /** When it was last written; each write moves it on. */
    updatedAt: p.datetime().defaultRaw('now()'),
  },
});

/** What a member watches or reads in one sitting. */
export class Lesson extends LessonSchema.class {}
LessonSchema.setClass(Lesson);
