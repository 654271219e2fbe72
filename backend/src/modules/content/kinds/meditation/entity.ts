import { defineEntity, p } from '@mikro-orm/core';
import type { Tier } from '#kernel/tier.ts';

export const meditationTypes = ['guided', 'soundbath', 'breathwork', 'visualization'] as const;
export type MeditationType = (typeof meditationTypes)[number];

const MeditationSchema = defineEntity({
  name: 'Meditation',
  tableName: 'meditations',
  properties: {
    id: p.uuid().primary(),
    title: p.text(),
    type: p.text().$type<MeditationType>().default('guided'),
    url: p.text(),
    durationSec: p.integer().default(0),
    visibilityTier: p.text().$type<Tier>().default('seeker'),
    isOpen: p.boolean().default(false),
    tags: p.array().columnType('text[]').nullable(),
    transcript: p.text().nullable(),
    createdAt: p.datetime(),
    personIds: p.array().columnType('uuid[]').defaultRaw(`'{}'`),
    updatedAt: p.datetime().defaultRaw('now()'),
  },
});

export class Meditation extends MeditationSchema.class {}
MeditationSchema.setClass(Meditation);
