import { defineEntity, p } from '@mikro-orm/core';

const FormerWordsSchema = defineEntity({
  name: 'FormerWords',
  tableName: 'forum_former_words',
  properties: {
    id: p.uuid().primary(),
    postId: p.uuid(),
    source: p.text(),
    html: p.text(),
    /** Until when the post read so. */
    replacedAt: p.datetime(),
  },
  indexes: [{ properties: ['postId'] }],
});

/** How a post read before it was edited. */
export class FormerWords extends FormerWordsSchema.class {}
FormerWordsSchema.setClass(FormerWords);
