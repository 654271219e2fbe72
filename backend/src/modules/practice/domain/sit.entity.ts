import { defineEntity, p } from '@mikro-orm/core';

export const sitKinds = ['meditation', 'silent'] as const;
export type SitKind = (typeof sitKinds)[number];

const SitSchema = defineEntity({
  name: 'Sit',
  tableName: 'sit',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    clientId: p.uuid(),
    kind: p.enum(sitKinds),
    meditationId: p.uuid().nullable(),
    startedAt: p.datetime(),
    seconds: p.integer(),
    zone: p.text(),
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
    seenAt: p.datetime(),
  },
  indexes: [{ properties: ['seenAt'] }],
});

export class Sitter extends SitterSchema.class {}
SitterSchema.setClass(Sitter);
