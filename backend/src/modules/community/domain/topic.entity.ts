import { defineEntity, p } from '@mikro-orm/core';
import { randomBytes } from 'node:crypto';

const TopicSchema = defineEntity({
  name: 'Topic',
  tableName: 'forum_topic',
  properties: {
    id: p.uuid().primary(),
    categoryId: p.uuid(),
    /** Part of the URL of the topic. The slug never changes. */
    slug: p.text().unique(),
    title: p.text(),
    words: p.string().columnType('tsvector').generated(`(search_words(title)) stored`).nullable().lazy(),
    authorId: p.uuid().nullable(),
    lessonId: p.uuid().nullable().unique(),
    postCount: p.integer(),
    lastNumber: p.integer(),
    people: p.integer(),
    lastPostAt: p.datetime(),
    pinnedAt: p.datetime().nullable(),
    lockedAt: p.datetime().nullable(),
    lockedBy: p.text().nullable(),
    /** Increases with each moderation action, so that staff cannot decide on an outdated version. */
    version: p.integer(),
    createdAt: p.datetime(),
  },
  indexes: [
    {
      name: 'forum_topic_latest',
      expression: `create index "forum_topic_latest" on "forum_topic" ("last_post_at" desc, "id" desc) where "post_count" > 0 and "pinned_at" is null`,
    },
    {
      name: 'forum_topic_latest_of_category',
      expression: `create index "forum_topic_latest_of_category" on "forum_topic" ("category_id", "last_post_at" desc, "id" desc) where "post_count" > 0`,
    },
    {
      name: 'forum_topic_pinned',
      expression: `create index "forum_topic_pinned" on "forum_topic" ("pinned_at") where "pinned_at" is not null`,
    },
    {
      name: 'forum_topic_words',
      expression: `create index "forum_topic_words" on "forum_topic" using gin ("words")`,
    },
    { properties: ['authorId'] },
  ],
});

export class Topic extends TopicSchema.class {}
TopicSchema.setClass(Topic);

export function createTopicSlug(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
  return `${words || 'talk'}-${randomBytes(4).toString('hex')}`;
}
