import { defineEntity, p } from '@mikro-orm/core';
import { CannotBringBack, TooLateToEdit } from './errors.ts';

/** `held` waits for staff before anybody else reads it; `hidden` waits for them, or was hidden by them. */
export const postStates = ['shown', 'held', 'hidden', 'deleted'] as const;
export type PostState = (typeof postStates)[number];

export interface Mention {
  readonly id: string;
  readonly name: string;
}

const editMs = 24 * 3_600_000;
const bringBackMs = 5 * 60_000;

const PostSchema = defineEntity({
  name: 'Post',
  tableName: 'forum_post',
  properties: {
    id: p.uuid().primary(),
    topicId: p.uuid(),
    /** Null once the account is removed. */
    authorId: p.uuid().nullable(),
    /** Made by the device, so that what is sent twice is kept once. */
    clientId: p.uuid(),
    /** SHA-256 of what was sent under the client id, which an edit does not change; null for posts of earlier releases. */
    sentHash: p.text().nullable(),
    /** Its place in the topic, from 1; null while it was never shown. */
    number: p.integer().nullable(),
    /** As it was written, in Markdown. */
    source: p.text(),
    /** The words of the source as they are looked for. PostgreSQL makes them. */
    words: p.string().columnType('tsvector').generated(`(search_words(source)) stored`).nullable().lazy(),
    /** What of it is safe to show, made when it was written. */
    html: p.text(),
    mentions: p.json<readonly Mention[]>(),
    mentionedIds: p.uuid().array(),
    state: p.enum(postStates),
    thanks: p.integer(),
    /** Members whose report staff have not looked at. */
    openReports: p.integer(),
    /** Since when it waits for staff, reported or held; null where it does not. */
    waitsSince: p.datetime().nullable(),
    /** Each deed of staff and each report moves it on. */
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

/** What somebody said in a topic. */
export class Post extends PostSchema.class {
  editableUntil(): Date {
    return new Date(this.createdAt.getTime() + editMs);
  }

  bringBackUntil(): Date | null {
    return this.deletedAt ? new Date(this.deletedAt.getTime() + bringBackMs) : null;
  }

  /** Throws TooLateToEdit. */
  rewrite(words: { source: string; html: string; mentions: readonly Mention[] }, now: Date): void {
    if (now > this.editableUntil() || this.state === 'deleted' || this.state === 'hidden') throw new TooLateToEdit();
    this.source = words.source;
    this.html = words.html;
    this.mentions = words.mentions;
    this.mentionedIds = words.mentions.map(({ id }) => id);
    this.editedAt = now;
    // Staff decide about the words that they have read.
    this.version += 1;
  }

  /** Throws CannotBringBack. */
  bringBack(now: Date): void {
    const until = this.bringBackUntil();
    if (!until || now > until) throw new CannotBringBack();
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

/** Somebody thanked for a post. */
export class Thanks extends ThanksSchema.class {}
ThanksSchema.setClass(Thanks);

const FormerWordsSchema = defineEntity({
  name: 'FormerWords',
  tableName: 'forum_former_words',
  properties: {
    id: p.uuid().primary(),
    postId: p.uuid(),
    source: p.text(),
    html: p.text(),
    /** Not approved when it was replaced: only its author and staff read it. */
    isHeld: p.boolean(),
    /** Until when the post read so. */
    replacedAt: p.datetime(),
  },
  indexes: [{ properties: ['postId'] }],
});

/** How a post read before it was edited. */
export class FormerWords extends FormerWordsSchema.class {}
FormerWordsSchema.setClass(FormerWords);
