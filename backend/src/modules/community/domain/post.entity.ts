import { defineEntity, p } from '@mikro-orm/core';
import { PostRestoreExpired, PostEditExpired } from './errors.ts';

/**
 * Visibility of a post. `held`: other members see it only after staff approve it. `hidden`: hidden by staff or after
 * several reports.
 */
export const postStates = ['shown', 'held', 'hidden', 'deleted'] as const;
export type PostState = (typeof postStates)[number];

export interface Mention {
  readonly id: string;
  readonly name: string;
}

const editWindowMs = 24 * 3_600_000;
const restoreWindowMs = 5 * 60_000;

const PostSchema = defineEntity({
  name: 'Post',
  tableName: 'forum_post',
  properties: {
    id: p.uuid().primary(),
    topicId: p.uuid(),
    authorId: p.uuid().nullable(),
    /** The device generates this id, so that a post that it sends twice is stored once. */
    clientId: p.uuid(),
    /** SHA-256 of the content that was first sent with clientId. Null for posts of an older release. */
    sentHash: p.text().nullable(),
    /** Position in the topic, counted from 1. Null until other members can see the post for the first time. */
    number: p.integer().nullable(),
    source: p.text(),
    words: p.string().columnType('tsvector').generated(`(search_words(source)) stored`).nullable().lazy(),
    html: p.text(),
    mentions: p.json<readonly Mention[]>(),
    mentionedIds: p.uuid().array(),
    state: p.enum(postStates),
    thanks: p.integer(),
    openReports: p.integer(),
    /** Time of the first open report or of the hold for approval. Null when no decision is needed. */
    waitsSince: p.datetime().nullable(),
    /** Increases with each edit, report and moderation action, so that staff cannot decide on an outdated version. */
    version: p.integer(),
    createdAt: p.datetime(),
    editedAt: p.datetime().nullable(),
    deletedAt: p.datetime().nullable(),
  },
  uniques: [{ properties: ['topicId', 'number'] }, { properties: ['authorId', 'clientId'] }],
  indexes: [
    {
      name: 'forum_post_waiting',
      expression: `create index "forum_post_waiting" on "forum_post" ("waits_since", "id") where "waits_since" is not null`,
    },
    {
      name: 'forum_post_words',
      expression: `create index "forum_post_words" on "forum_post" using gin ("words")`,
    },
    {
      name: 'forum_post_mentioned_ids',
      expression: `create index "forum_post_mentioned_ids" on "forum_post" using gin ("mentioned_ids")`,
    },
  ],
});

export class Post extends PostSchema.class {
  editableUntil(): Date {
    return new Date(this.createdAt.getTime() + editWindowMs);
  }

  bringBackUntil(): Date | null {
    return this.deletedAt ? new Date(this.deletedAt.getTime() + restoreWindowMs) : null;
  }

  edit(words: { source: string; html: string; mentions: readonly Mention[] }, now: Date): void {
    if (now > this.editableUntil() || this.state === 'deleted' || this.state === 'hidden') throw new PostEditExpired();
    this.source = words.source;
    this.html = words.html;
    this.mentions = words.mentions;
    this.mentionedIds = words.mentions.map(({ id }) => id);
    this.editedAt = now;
    this.version += 1;
  }

  restore(now: Date): void {
    const until = this.bringBackUntil();
    if (!until || now > until) throw new PostRestoreExpired();
    this.deletedAt = null;
  }
}
PostSchema.setClass(Post);

const ThanksSchema = defineEntity({
  name: 'Thanks',
  tableName: 'forum_thanks',
  properties: { postId: p.uuid().primary(), userId: p.uuid().primary(), givenAt: p.datetime() },
  indexes: [{ properties: ['userId'] }],
});

export class Thanks extends ThanksSchema.class {}
ThanksSchema.setClass(Thanks);

const PostRevisionSchema = defineEntity({
  name: 'PostRevision',
  tableName: 'forum_post_revision',
  properties: {
    id: p.uuid().primary(),
    postId: p.uuid(),
    source: p.text(),
    html: p.text(),
    /** True when staff had not approved this text. Only the author and staff can read it. */
    isHeld: p.boolean(),
    replacedAt: p.datetime(),
  },
  indexes: [{ properties: ['postId'] }],
});

export class PostRevision extends PostRevisionSchema.class {}
PostRevisionSchema.setClass(PostRevision);
