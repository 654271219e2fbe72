import { defineEntity, p } from '@mikro-orm/core';

export const personRoles = ['teacher', 'host', 'both'] as const;
export type PersonRole = (typeof personRoles)[number];

const PersonSchema = defineEntity({
  name: 'Person',
  tableName: 'people',
  properties: {
    id: p.uuid().primary(),
    /** Their name. */
    title: p.text(),
    slug: p.text().unique(),
    /** One line about them. */
    line: p.text(),
    role: p.text().$type<PersonRole>().default('teacher'),
    /** Gives an hour to members of the Visionary Circle who ask for one. */
    isMentor: p.boolean().default(false),
    /** A photo; without one a portrait is drawn from the id. */
    portraitUrl: p.text().nullable(),
    bio: p.text().nullable(),
    /** From 1. */
    orderNum: p.integer().default(1),
    /** Made up to show the product, and named as such. */
    isSample: p.boolean().default(false),
    /** When it was last written; each write moves it on. */
    updatedAt: p.datetime().defaultRaw('now()'),
  },
});

/** Somebody who teaches, or hosts circles. */
export class Person extends PersonSchema.class {}
PersonSchema.setClass(Person);
