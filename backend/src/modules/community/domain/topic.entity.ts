import { defineEntity, p } from '@mikro-orm/core';
import { randomBytes } from 'node:crypto';

const TopicSchema = defineEntity({
  name: 'Topic',
  tableName: 'forum_topic',
  properties: {
    id: p.uuid().primary(),
    categoryId: p.uuid(),
    /** Its address: made of the first title, and never changed. */
    slug: p.text().unique(),
    title: p.text(),
    /** The words of the title as they are looked for. PostgreSQL makes them. */
    words: p.string().columnType('tsvector').generated(`(search_words(title)) stored`).nullable().lazy(),
    /** Null once the account is removed. */
    authorId: p.uuid().nullable(),
    /** The lesson it is the talk about. */
    lessonId: p.uuid().nullable().unique(),
    /** Of the posts that are shown. With none, there is no topic for anybody but its author. */
    postCount: p.integer(),
    /** The number of the latest post; a number is never given twice. */
    lastNumber: p.integer(),
    /** How many people wrote here. */
    people: p.integer(),
    lastPostAt: p.datetime(),
    pinnedAt: p.datetime().nullable(),
    lockedAt: p.datetime().nullable(),
    /** By which name the lock is signed. */
    lockedBy: p.text().nullable(),
    /** Each deed of staff moves it on. */
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

/** A talk: a title and its posts. */
export class Topic extends TopicSchema.class {}
TopicSchema.setClass(Topic);

/** The address of a topic: its first title in small ASCII letters, and a random end that makes it its own. */
export function slugOf(title: string): string {
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
