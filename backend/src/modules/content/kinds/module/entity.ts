import { defineEntity, p } from '@mikro-orm/core';
import type { Tier } from '../../../../kernel/tier.ts';
import { Program } from '../program/entity.ts';

const ModuleSchema = defineEntity({
  name: 'ProgramModule',
  tableName: 'modules',
  properties: {
    id: p.uuid().primary(),
    program: () => p.manyToOne(Program).deleteRule('cascade').index(),
    title: p.text(),
    slug: p.text().unique(),
    /** From 1. */
    orderNum: p.integer().default(1),
    visibilityTier: p.text().$type<Tier>().default('seeker'),
    /** Its place among those that Teachings shows first; most have none. */
    featured: p.integer().nullable(),
    /** When it was last written; each write moves it on. */
    updatedAt: p.datetime().defaultRaw('now()'),
  },
});

/** A part of a program. */
export class ProgramModule extends ModuleSchema.class {}
ModuleSchema.setClass(ProgramModule);
