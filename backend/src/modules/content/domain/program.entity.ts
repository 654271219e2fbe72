import { defineEntity, p } from '@mikro-orm/core';

const ProgramSchema = defineEntity({
  name: 'Program',
  tableName: 'programs',
  properties: {
    id: p.uuid().primary(),
    title: p.text(),
    slug: p.text().unique(),
    summary: p.text().nullable(),
    longDescription: p.text().nullable(),
    heroImage: p.text().nullable(),
    icon: p.text().nullable(),
    isMembersOnly: p.boolean().default(true),
    /** How long it takes, in words: '6 weeks'. */
    durationLabel: p.text().nullable(),
    createdAt: p.datetime(),
    /** When it was last written; each write moves it on. */
    updatedAt: p.datetime().defaultRaw('now()'),
  },
});

/** A course of study: modules, each of lessons. */
export class Program extends ProgramSchema.class {}
ProgramSchema.setClass(Program);
