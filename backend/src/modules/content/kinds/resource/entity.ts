import { defineEntity, p } from '@mikro-orm/core';
import type { Tier } from '#kernel/tier.ts';

export const resourceTypes = ['pdf', 'workbook', 'guide', 'template', 'video'] as const;
export type ResourceType = (typeof resourceTypes)[number];

const ResourceSchema = defineEntity({
  name: 'Resource',
  tableName: 'resources',
  properties: {
    id: p.uuid().primary(),
    title: p.text(),
    type: p.text().$type<ResourceType>().default('pdf'),
    url: p.text(),
    description: p.text().nullable(),
    visibilityTier: p.text().$type<Tier>().default('seeker'),
    tags: p.array().columnType('text[]').nullable(),
    createdAt: p.datetime(),
    downloads: p.integer().default(0),
    updatedAt: p.datetime().defaultRaw('now()'),
  },
});

export class Resource extends ResourceSchema.class {}
ResourceSchema.setClass(Resource);
