import { defineEntity, p } from '@mikro-orm/core';
import type { Tier } from '../../../../kernel/tier.ts';

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
    /** Seconds, 0 or more. */
    durationSec: p.integer().default(0),
    visibilityTier: p.text().$type<Tier>().default('seeker'),
    /** Free whatever its tier. */
    isOpen: p.boolean().default(false),
    tags: p.array().columnType('text[]').nullable(),
    /** WebVTT. */
    transcript: p.text().nullable(),
    createdAt: p.datetime(),
    /** Those who teach or host it, the first named first. */
    personIds: p.array().columnType('uuid[]').defaultRaw(`'{}'`),
    /** When it was last written; each write moves it on. */
    updatedAt: p.datetime().defaultRaw('now()'),
  },
});

/** A sit to listen to. */
export class Meditation extends MeditationSchema.class {}
MeditationSchema.setClass(Meditation);
