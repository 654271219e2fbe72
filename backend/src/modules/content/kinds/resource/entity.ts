import { defineEntity, p } from '@mikro-orm/core';
import type { Tier } from '../../../../kernel/tier.ts';

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
    /** How often the file that is kept here was downloaded. */
    downloads: p.integer().default(0),
    /** When it was last written; each write moves it on. */
    updatedAt: p.datetime().defaultRaw('now()'),
  },
});

/** Something to take away and keep. */
export class Resource extends ResourceSchema.class {}
ResourceSchema.setClass(Resource);
