import { defineEntity, p } from '@mikro-orm/core';
import { tiers } from '#kernel/tier.ts';

const CategorySchema = defineEntity({
  name: 'Category',
  tableName: 'forum_category',
  properties: {
    id: p.uuid().primary(),
    slug: p.text().unique(),
    title: p.text(),
    sentence: p.text(),
    tier: p.enum(tiers),
    orderNum: p.integer(),
    /** Counts only visible posts. */
    postCount: p.integer(),
  },
});

export class Category extends CategorySchema.class {}
CategorySchema.setClass(Category);
