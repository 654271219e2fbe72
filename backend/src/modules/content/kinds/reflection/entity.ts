import { defineEntity, p } from '@mikro-orm/core';

const ReflectionSchema = defineEntity({
  name: 'Reflection',
  tableName: 'reflections',
  properties: {
    id: p.uuid().primary(),
    date: p.date().unique(),
    title: p.text(),
    text: p.text(),
    question: p.text(),
    audioUrl: p.text().nullable(),
    isSample: p.boolean().default(false),
    updatedAt: p.datetime().defaultRaw('now()'),
  },
});

export class Reflection extends ReflectionSchema.class {}
ReflectionSchema.setClass(Reflection);

const RepeatedReflectionSchema = defineEntity({
  name: 'ReflectionAgain',
  tableName: 'reflection_again',
  properties: {
    date: p.date().primary(),
    reflection: () => p.manyToOne(Reflection).deleteRule('cascade').index(),
  },
});

export class RepeatedReflection extends RepeatedReflectionSchema.class {}
RepeatedReflectionSchema.setClass(RepeatedReflection);
