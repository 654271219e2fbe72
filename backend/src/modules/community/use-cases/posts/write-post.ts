import { createHash } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { acquireTransactionLock, Transaction, type TransactionScope } from '#platform/database/transaction.ts';
import { RateLimiter } from '#platform/http/limiter.ts';
import { CourseOutlineReader } from '#modules/content/index.ts';
import { NoSuchCategory, NoSuchTopic, PostAlreadySent, TopicClosed } from '../../domain/errors.ts';
import { PostCreated } from '../../domain/events.ts';
import { Post } from '../../domain/post.entity.ts';
import { createTopicSlug, Topic } from '../../domain/topic.entity.ts';
import { ForumAccess, minForumTier, canOpenTopic, canSeeCategory, type ForumReader } from '../forum-access.ts';
import { findMentionedMembers } from '../people/profiles.ts';
import { hasLinkOrEmail } from '#kernel/visible-text.ts';
import { BroadcastTopicUpdate } from '../topics/broadcast-topic-update.ts';
import { saveReadMarker } from '../topics/follow-topic.ts';
import type { CreatedPostView } from './posts.view.ts';
import { hasLink, renderPost } from './render-post.ts';
import { setPostState } from './set-post-state.ts';

export interface PostBody {
  readonly text: string;
  readonly mentions: readonly string[];
}

interface NewPost extends PostBody {
  readonly userId: string;
  readonly clientId: string;
}

type SentPost = NewPost & { readonly sentHash: string };

interface NewTopic extends NewPost {
  readonly category: string;
  readonly title: string;
  readonly follows: boolean;
  readonly lessonId: string | undefined;
}

interface PostTarget {
  readonly topic: Topic;
  readonly follows: boolean;
  readonly newTitle?: string;
}

export const trustedAuthorPostCount = 3;
const [tenMinutes, oneDay] = [600, 86_400];

@Injectable()
export class WritePost {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly access: ForumAccess,
    private readonly limiter: RateLimiter,
    private readonly outline: CourseOutlineReader,
    private readonly broadcastTopicUpdate: BroadcastTopicUpdate,
  ) {}

  async reply({ slug, ...post }: NewPost & { slug: string }): Promise<CreatedPostView> {
    const reader = await this.access.requireWriter(post.userId);
    const written = await this.storeOnce(reader, { ...post, sentHash: hashContent([slug, post.text]) }, async (em) => {
      const topic = await em.findOne(Topic, { slug }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!topic || topic.postCount === 0 || !canOpenTopic(reader, topic)) throw new NoSuchTopic();
      if (topic.lockedAt) throw new TopicClosed();
      return { topic, follows: true };
    });
    await this.broadcastTopicUpdate.broadcast(written.topicId);
    return written;
  }

  async createTopic({ category, title, follows, lessonId, ...post }: NewTopic): Promise<CreatedPostView> {
    const reader = await this.access.requireWriter(post.userId);
    const chosen = reader.categories.find(({ slug }) => slug === category);
    // The topic of a lesson must be in a category that all forum members can read.
    if (!chosen || (lessonId && chosen.tier !== minForumTier)) throw new NoSuchCategory();
    if (lessonId) await this.outline.lesson(lessonId);
    const sentHash = hashContent([category, title, lessonId ?? '', post.text]);
    return this.storeOnce(reader, { ...post, sentHash }, async (em) => {
      if (lessonId) await acquireTransactionLock(em, `forum-lesson:${lessonId}`);
      const existing = lessonId
        ? await em.findOne(Topic, { lessonId }, { lockMode: LockMode.PESSIMISTIC_WRITE })
        : null;
      if (existing && !canSeeCategory(reader, existing)) throw new NoSuchTopic();
      if (existing?.lockedAt) throw new TopicClosed();
      if (existing) return { topic: existing, follows };
      const now = this.clock.now();
      const topic = em.create(Topic, {
        ...{ id: newId(), categoryId: chosen.id, slug: createTopicSlug(title), title, authorId: post.userId },
        ...{ lessonId: lessonId ?? null, postCount: 0, lastNumber: 0, people: 0, lastPostAt: now, createdAt: now },
        ...{ pinnedAt: null, lockedAt: null, lockedBy: null, version: 1 },
      });
      await em.persist(topic).flush();
      return { topic, follows, newTitle: title };
    });
  }

  private storeOnce(
    reader: ForumReader,
    post: SentPost,
    place: (em: EntityManager) => Promise<PostTarget>,
  ): Promise<CreatedPostView> {
    const { userId, clientId } = post;
    return this.tx.run(async (scope) => {
      const { em } = scope;
      await acquireTransactionLock(em, `forum-author:${userId}`);
      const known = await em.findOne(Post, { authorId: userId, clientId });
      if (known) {
        if (!hasSameContent(known, post)) throw new PostAlreadySent();
        return toCreatedPostView(known, await em.findOneOrFail(Topic, known.topicId));
      }
      const chosen = await place(em);
      await this.limiter.consume('limitForumPosts', tenMinutes, userId);
      await this.limiter.consume('limitForumPostsDay', oneDay, userId);
      return toCreatedPostView(await this.insert(scope, { reader, post, ...chosen }), chosen.topic);
    });
  }

  private async insert(
    { em, outbox }: TransactionScope,
    { reader, post, topic, follows, newTitle = '' }: PostTarget & { reader: ForumReader; post: SentPost },
  ): Promise<Post> {
    const { userId, clientId, sentHash, text } = post;
    const mentions = await findMentionedMembers(em, post.mentions, text);
    const html = renderPost(
      text,
      mentions.map(({ name }) => name),
    );
    const now = this.clock.now();
    const added = em.create(Post, {
      ...{ id: newId(), topicId: topic.id, authorId: userId, clientId, sentHash, number: null, source: text },
      ...{ html, mentions },
      ...{ mentionedIds: mentions.map(({ id }) => id), state: 'held', thanks: 0, openReports: 0, version: 1 },
      ...{ createdAt: now, editedAt: null, deletedAt: null, waitsSince: now },
    });
    const waits = reader.profile.postCount < trustedAuthorPostCount && (hasLink(html) || hasLinkOrEmail(newTitle));
    if (!waits) {
      await setPostState(em, { topic, post: added, state: 'shown', now });
      outbox.append(toPostCreatedEvent(added));
    }
    await em.persist(added).flush();
    await saveReadMarker(em, { userId, topic, follows, hasWritten: true });
    return added;
  }
}

const hashContent = (content: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');

const hasSameContent = ({ sentHash, source, editedAt }: Post, sent: SentPost): boolean =>
  sentHash === null ? source === sent.text && editedAt === null : sentHash === sent.sentHash;

export const toPostCreatedEvent = ({ id, topicId, authorId, number }: Post): PostCreated =>
  new PostCreated({ postId: id, topicId, authorId: authorId ?? '', isFirst: number === 1 });

const toCreatedPostView = ({ id, number, state }: Post, topic: Topic): CreatedPostView => ({
  ...{ id, number: number ?? null, topicId: topic.id, slug: topic.slug, isHeld: state === 'held' },
});
