import { defineEntity, p } from '@mikro-orm/core';

export const sitKinds = ['meditation', 'silent'] as const;
export type SitKind = (typeof sitKinds)[number];

const SitSchema = defineEntity({
  name: 'Sit',
  tableName: 'sit',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    /** Created by the device, so that a repeated request stores one sit. */
    clientId: p.uuid(),
    kind: p.enum(sitKinds),
    meditationId: p.uuid().nullable(),
    startedAt: p.datetime(),
    seconds: p.integer(),
    zone: p.text(),
    /** The practice day, such as 2026-11-22. */
    day: p.date(),
  },
  uniques: [{ properties: ['userId', 'clientId'] }],
  indexes: [{ properties: ['userId', 'startedAt'] }],
});

export class Sit extends SitSchema.class {}
SitSchema.setClass(Sit);

const SitterSchema = defineEntity({
  name: 'Sitter',
  tableName: 'sitter',
  properties: {
    userId: p.uuid().primary(),
    /** The last heartbeat of the sit, on the product clock. */
    seenAt: p.datetime(),
  },
  indexes: [{ properties: ['seenAt'] }],
});

/** A user who meditates or did so in the last hours, and agreed to be counted. */
export class Sitter extends SitterSchema.class {}
SitterSchema.setClass(Sitter);
