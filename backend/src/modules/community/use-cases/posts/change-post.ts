import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { Transaction, type TransactionScope } from '#platform/database/transaction.ts';
import { NoSuchPost, OwnPostNotAllowed, TopicClosed } from '../../domain/errors.ts';
import { MembersMentioned, PostThanked } from '../../domain/events.ts';
import { PostRevision, Post, Thanks } from '../../domain/post.entity.ts';
import { Topic } from '../../domain/topic.entity.ts';
import { ForumAccess, canOpenTopic, canSeeCategory, type ForumReader } from '../forum-access.ts';
import { findMentionedMembers } from '../people/profiles.ts';
import type { PostView } from './posts.view.ts';
import { ReadPosts } from './read-posts.ts';
import { hasLink, renderPost } from './render-post.ts';
import { setPostState } from './set-post-state.ts';
import { trustedAuthorPostCount, type PostBody } from './write-post.ts';

interface PostRef {
  readonly userId: string;
  readonly id: string;
}

@Injectable()
export class ChangePost {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly access: ForumAccess,
    private readonly readPosts: ReadPosts,
  ) {}

  async edit({ userId, id, text, mentions: picked }: PostRef & PostBody): Promise<PostView> {
    const reader = await this.access.requireWriter(userId);
    await this.tx.run(async ({ em, outbox }) => {
      const { post, topic } = await lockPost(em, reader, id);
      if (post.authorId !== userId) throw new NoSuchPost();
      if (topic.lockedAt || !canSeeCategory(reader, topic)) throw new TopicClosed();
      if (post.source === text) return;
      const now = this.clock.now();
      const { source, html: before, mentionedIds } = post;
      const isHeld = post.state !== 'shown';
      const mentions = await findMentionedMembers(em, picked, text);
      const html = renderPost(
        text,
        mentions.map(({ name }) => name),
      );
      post.edit({ source: text, html, mentions }, now);
      em.create(PostRevision, { id: newId(), postId: id, source, html: before, isHeld, replacedAt: now });
      if (needsApproval(reader, post)) await setPostState(em, { topic, post, state: 'held', now });
      const isAdded = post.mentionedIds.some((one) => !mentionedIds.includes(one));
      if (isAdded && post.state === 'shown') outbox.append(new MembersMentioned({ postId: id, authorId: userId }));
    });
    return this.readPosts.one(id, userId);
  }

  async delete({ userId, id }: PostRef): Promise<PostView> {
    const reader = await this.access.requireReader(userId);
    await this.tx.run(async ({ em }) => {
      const { post, topic } = await lockPost(em, reader, id);
      if (post.authorId !== userId) throw new NoSuchPost();
      const now = this.clock.now();
      post.deletedAt ??= now;
      // The state stays `hidden`. Otherwise the author could make a hidden post visible by deleting and restoring it.
      if (post.state === 'hidden' || post.state === 'deleted') return;
      await setPostState(em, { topic, post, state: 'deleted', now });
    });
    return this.readPosts.one(id, userId);
  }

  async restore({ userId, id }: PostRef): Promise<PostView> {
    const reader = await this.access.requireReader(userId);
    await this.tx.run(async ({ em }) => {
      const { post, topic } = await lockPost(em, reader, id);
      if (post.authorId !== userId) throw new NoSuchPost();
      if (!post.deletedAt) return;
      const now = this.clock.now();
      post.restore(now);
      if (post.state !== 'deleted') return;
      const state = post.number === null || needsApproval(reader, post) ? 'held' : 'shown';
      await setPostState(em, { topic, post, state, now });
    });
    return this.readPosts.one(id, userId);
  }

  async thank({ userId, id, isThanked }: PostRef & { isThanked: boolean }): Promise<PostView> {
    const reader = await this.access.requireReader(userId);
    await this.tx.run(async (scope) => {
      const { post } = await lockPost(scope.em, reader, id);
      if (post.state !== 'shown') throw new NoSuchPost();
      if (post.authorId === userId) throw new OwnPostNotAllowed();
      await setThanks(scope, { post, userId, isThanked, now: this.clock.now() });
    });
    return this.readPosts.one(id, userId);
  }
}

/** A post with a link needs approval until its author has enough other visible posts. */
const needsApproval = ({ profile }: ForumReader, { html, state }: Post): boolean =>
  profile.postCount - Number(state === 'shown') < trustedAuthorPostCount && hasLink(html);

async function lockPost(em: EntityManager, reader: ForumReader, id: string): Promise<{ post: Post; topic: Topic }> {
  const found = await em.findOne(Post, { id }, { fields: ['topicId'] });
  const topic = found && (await em.findOne(Topic, { id: found.topicId }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
  if (!topic) throw new NoSuchPost();
  const post = await em.findOneOrFail(Post, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  const isOwn = post.authorId === reader.userId;
  if (!isOwn && (!canOpenTopic(reader, topic) || post.number === null)) throw new NoSuchPost();
  return { post, topic };
}
export { lockPost as holdPost };

async function setThanks(
  { em, outbox }: TransactionScope,
  { post, userId, isThanked, now }: { post: Post; userId: string; isThanked: boolean; now: Date },
): Promise<void> {
  const known = await em.findOne(Thanks, { postId: post.id, userId });
  if (isThanked === (known !== null)) return;
  post.thanks += isThanked ? 1 : -1;
  if (known) return void em.remove(known);
  em.create(Thanks, { postId: post.id, userId, givenAt: now });
  if (post.authorId)
    outbox.append(new PostThanked({ postId: post.id, topicId: post.topicId, authorId: post.authorId, byId: userId }));
}
