import { defineEntity, p } from '@mikro-orm/core';

export const sitKinds = ['meditation', 'silent'] as const;
export type SitKind = (typeof sitKinds)[number];

const SitSchema = defineEntity({
  name: 'Sit',
  tableName: 'sit',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    /** Id that the device generates, so that a meditation session that it sends twice is stored once. */
    clientId: p.uuid(),
    kind: p.enum(sitKinds),
    meditationId: p.uuid().nullable(),
    startedAt: p.datetime(),
    seconds: p.integer(),
    zone: p.text(),
    /** Day of the meditation session, such as 2026-11-22; it ends at 4 AM. */
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
    /** Time of the last heartbeat of a page with a running meditation session, by the clock that tests can move. */
    seenAt: p.datetime(),
  },
  indexes: [{ properties: ['seenAt'] }],
});

/** User who agreed to be counted, and who meditates now or meditated in the last hours. */
export class Sitter extends SitterSchema.class {}
SitterSchema.setClass(Sitter);
