import { defineEntity, p } from '@mikro-orm/core';

export const sitKinds = ['meditation', 'silent'] as const;
export type SitKind = (typeof sitKinds)[number];

const SitSchema = defineEntity({
  name: 'Sit',
  tableName: 'sit',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    /** Made by the device, so that what is sent twice is kept once. */
    clientId: p.uuid(),
    kind: p.enum(sitKinds),
    /** What was listened to; that may be gone by now. */
    meditationId: p.uuid().nullable(),
    startedAt: p.datetime(),
    seconds: p.integer(),
    /** The time zone it was sat in. */
    zone: p.text(),
    /** The day it belongs to, such as 2026-11-22. */
    day: p.date(),
  },
  uniques: [{ properties: ['userId', 'clientId'] }],
  indexes: [{ properties: ['userId', 'startedAt'] }],
});

/** A time somebody sat, alone or with a recording. */
export class Sit extends SitSchema.class {}
SitSchema.setClass(Sit);

const SitterSchema = defineEntity({
  name: 'Sitter',
  tableName: 'sitter',
  properties: {
    userId: p.uuid().primary(),
    /** The last sign of life of their sit, by the product's clock. */
    seenAt: p.datetime(),
  },
  indexes: [{ properties: ['seenAt'] }],
});

/** Somebody who sits, or sat within the last hours, and agreed to be counted. */
export class Sitter extends SitterSchema.class {}
SitterSchema.setClass(Sitter);
