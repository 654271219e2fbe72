import { defineEntity, p } from '@mikro-orm/core';

/** When the lessons of a program open: all at once, each when the one before is done, or a module a week. */
export const waysToOpen = ['all', 'in-order', 'weekly'] as const;
export type WayToOpen = (typeof waysToOpen)[number];

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
    opens: p.text().$type<WayToOpen>().default('all'),
    createdAt: p.datetime(),
    /** Those who teach or host it, the first named first. */
    personIds: p.array().columnType('uuid[]').defaultRaw(`'{}'`),
    /** When it was last written; each write moves it on. */
    updatedAt: p.datetime().defaultRaw('now()'),
  },
});

/** A course of study: modules, each of lessons. */
export class Program extends ProgramSchema.class {}
ProgramSchema.setClass(Program);
