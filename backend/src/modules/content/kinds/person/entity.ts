import { defineEntity, p } from '@mikro-orm/core';

export const personRoles = ['teacher', 'host', 'both'] as const;
export type PersonRole = (typeof personRoles)[number];

const PersonSchema = defineEntity({
  name: 'Person',
  tableName: 'people',
  properties: {
    id: p.uuid().primary(),
    title: p.text(),
    slug: p.text().unique(),
    line: p.text(),
    role: p.text().$type<PersonRole>().default('teacher'),
    isMentor: p.boolean().default(false),
    portraitUrl: p.text().nullable(),
    bio: p.text().nullable(),
    orderNum: p.integer().default(1),
    isSample: p.boolean().default(false),
    updatedAt: p.datetime().defaultRaw('now()'),
  },
});

export class Person extends PersonSchema.class {}
PersonSchema.setClass(Person);
