import { defineEntity, p } from '@mikro-orm/core';

/** `in-order` releases each lesson after the lesson before is finished, and `weekly` releases one module a week. */
export const releaseModes = ['all', 'in-order', 'weekly'] as const;
export type ReleaseMode = (typeof releaseModes)[number];

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
    durationLabel: p.text().nullable(),
    opens: p.text().$type<ReleaseMode>().default('all'),
    createdAt: p.datetime(),
    personIds: p.array().columnType('uuid[]').defaultRaw(`'{}'`),
    updatedAt: p.datetime().defaultRaw('now()'),
  },
});

export class Program extends ProgramSchema.class {}
ProgramSchema.setClass(Program);
