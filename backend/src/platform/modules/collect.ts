import { EntitySchema, type EntityClass } from '@mikro-orm/core';
import type { Type } from '@nestjs/common';
import { INJECTABLE_WATERMARK } from '@nestjs/common/constants';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { registerEventTypes } from './event-types.ts';

const isModuleSourceFile = (file: string) => /^(domain|use-cases|http|reactions)\b.*(?<!\.spec)\.[jt]s$/.test(file);
const isEntity = (value: object): value is EntityClass => EntitySchema.REGISTRY.has(value as EntityClass);
const isProvider = (value: object): value is Type => Reflect.hasMetadata(INJECTABLE_WATERMARK, value);

export function collectModuleClasses(moduleUrl: string): { entities: EntityClass[]; providers: Type[] } {
  const load = createRequire(moduleUrl) as (file: string) => Record<string, unknown>;
  const folder = dirname(fileURLToPath(moduleUrl));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isModuleSourceFile).sort();
  const exported = files.flatMap((file) => Object.values(load(join(folder, file))));
  const classes = [...new Set(exported)].filter((value) => typeof value === 'function');
  registerEventTypes(classes);
  return { entities: classes.filter(isEntity), providers: classes.filter(isProvider) };
}
