import { defineEntity, p } from '@mikro-orm/core';
import { tiers } from '../../../kernel/tier.ts';

const CategorySchema = defineEntity({
  name: 'Category',
  tableName: 'forum_category',
  properties: {
    id: p.uuid().primary(),
    slug: p.text().unique(),
    title: p.text(),
    /** What is talked of there. */
    sentence: p.text(),
    /** For whoever is below, it does not exist. */
    tier: p.enum(tiers),
    orderNum: p.integer(),
    /** Of the posts that are shown; changes in the commit that changes them. */
    postCount: p.integer(),
  },
});

/** A part of the forum. */
export class Category extends CategorySchema.class {}
CategorySchema.setClass(Category);
