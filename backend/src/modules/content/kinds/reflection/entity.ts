import { defineEntity, p } from '@mikro-orm/core';

const ReflectionSchema = defineEntity({
  name: 'Reflection',
  tableName: 'reflections',
  properties: {
    id: p.uuid().primary(),
    /** Its day, such as 2026-11-22: one a day. */
    date: p.date().unique(),
    title: p.text(),
    text: p.text(),
    /** What it asks, to be answered in the journal. */
    question: p.text(),
    /** Where it is read aloud. */
    audioUrl: p.text().nullable(),
    /** Made up to show the product, and named as such. */
    isSample: p.boolean().default(false),
    /** When it was last written; each write moves it on. */
    updatedAt: p.datetime().defaultRaw('now()'),
  },
});

/** What members read on one day. */
export class Reflection extends ReflectionSchema.class {}
ReflectionSchema.setClass(Reflection);

const ReflectionAgainSchema = defineEntity({
  name: 'ReflectionAgain',
  tableName: 'reflection_again',
  properties: {
    date: p.date().primary(),
    reflection: () => p.manyToOne(Reflection).deleteRule('cascade').index(),
  },
});

/** A day without a reflection of its own, and the earlier one that was shown again on it. */
export class ReflectionAgain extends ReflectionAgainSchema.class {}
ReflectionAgainSchema.setClass(ReflectionAgain);
