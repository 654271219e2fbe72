import { defineEntity, p } from '@mikro-orm/core';
import type { Tier } from '#kernel/tier.ts';
import { Program } from '../program/entity.ts';

const ModuleSchema = defineEntity({
  name: 'ProgramModule',
  tableName: 'modules',
  properties: {
    id: p.uuid().primary(),
    program: () => p.manyToOne(Program).deleteRule('cascade').index(),
    title: p.text(),
    slug: p.text().unique(),
    orderNum: p.integer().default(1),
    visibilityTier: p.text().$type<Tier>().default('seeker'),
    featured: p.integer().nullable(),
    updatedAt: p.datetime().defaultRaw('now()'),
  },
});

export class ProgramModule extends ModuleSchema.class {}
ModuleSchema.setClass(ProgramModule);
