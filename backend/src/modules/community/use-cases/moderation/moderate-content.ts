import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { Transaction, type TransactionScope } from '#platform/database/transaction.ts';
import { Category } from '../../domain/category.entity.ts';
import {
  ModerationAction,
  requiresAdminToUndo,
  isPostHidingAction,
  type ModerationActionType,
  type PostAction,
  type TopicAction,
} from '../../domain/moderation-action.entity.ts';
import {
  AdministratorRequiredToUndo,
  NoSuchCategory,
  NoSuchMember,
  NoSuchPost,
  NoSuchTopic,
  SuspensionEndRequired,
} from '../../domain/errors.ts';
import { MembersMentioned, PostModerated } from '../../domain/events.ts';
import { Post, type PostState } from '../../domain/post.entity.ts';
import { Profile } from '../../domain/profile.entity.ts';
import { Report } from '../../domain/report.entity.ts';
import { Topic } from '../../domain/topic.entity.ts';
import { setPostState } from '../posts/set-post-state.ts';
import { toPostCreatedEvent } from '../posts/write-post.ts';
import { DisplayNameLookup } from './name-lookup.ts';
import { assertContentUnchanged } from './assert-version.ts';

export interface ModeratingStaff {
  readonly id: string;
  readonly isAdmin: boolean;
}

interface Decision {
  readonly staff: ModeratingStaff;
  readonly reason: string;
  readonly version: number;
}

interface PostDecision extends Decision {
  readonly postId: string;
  readonly kind: PostAction;
}

interface Suspension extends Decision {
  readonly postId: string;
  readonly until: Date;
}

interface TopicDecision extends Decision {
  readonly topicId: string;
  readonly kind: TopicAction;
  readonly category: string | undefined;
}

@Injectable()
export class ModerateContent {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly names: DisplayNameLookup,
  ) {}

  moderatePost(decision: PostDecision): Promise<void> {
    return this.tx.run(async (scope) => void (await this.applyToPost(scope, { ...decision, until: null })));
  }

  suspend({ until, ...decision }: Suspension): Promise<void> {
    if (until <= this.clock.now()) throw new SuspensionEndRequired();
    return this.tx.run(async (scope) => {
      const { authorId } = await this.applyToPost(scope, { ...decision, kind: 'suspend', until });
      if (!authorId) return;
      const suspension = { suspendedUntil: until, suspendedWhy: decision.reason };
      await scope.em.nativeUpdate(Profile, { userId: authorId }, suspension);
    });
  }

  private async applyToPost(
    scope: TransactionScope,
    {
      postId,
      kind,
      version,
      ...decision
    }: Decision & { postId: string; kind: PostAction | 'suspend'; until: Date | null },
  ): Promise<Post> {
    const { em, outbox } = scope;
    const now = this.clock.now();
    const found = await em.findOne(Post, { id: postId }, { fields: ['topicId'] });
    const topic = found && (await em.findOne(Topic, found.topicId, { lockMode: LockMode.PESSIMISTIC_WRITE }));
    if (!topic) throw new NoSuchPost();
    const post = await em.findOneOrFail(Post, postId, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    await assertContentUnchanged(em, { names: this.names, where: { postId }, seen: version, now: post.version });
    // If the post has open reports, support staff may hide the post even if an administrator showed it before.
    if (!isPostHidingAction(kind) || post.openReports === 0)
      await assertCanUndoAction(em, { ...decision, kind, where: { postId } });
    post.version += 1;
    post.openReports = 0;
    await em.nativeUpdate(Report, { postId, decidedAt: null }, { decidedAt: now });
    const wasShown = post.state === 'shown';
    const isShownFirst = await setPostState(em, { topic, post, state: computeStateAfterAction(kind, post), now });
    if (isShownFirst) outbox.append(toPostCreatedEvent(post));
    // The approved text may contain new mentions from an edit, so the mentioned members are notified now.
    else if (post.state === 'shown' && !wasShown && post.authorId && post.mentionedIds.length > 0)
      outbox.append(new MembersMentioned({ postId, authorId: post.authorId }));
    recordAction(scope, {
      ...decision,
      kind,
      postId,
      topicId: topic.id,
      subjectId: post.authorId,
      now,
      notifiesSubject: shouldNotifyAuthor(kind, post),
    });
    return post;
  }

  moderateTopic({ topicId, kind, category, version, ...decision }: TopicDecision): Promise<void> {
    const now = this.clock.now();
    return this.tx.run(async (scope) => {
      const { em } = scope;
      const topic = await em.findOne(Topic, { id: topicId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!topic) throw new NoSuchTopic();
      const where = { topicId, postId: null };
      await assertContentUnchanged(em, { names: this.names, where, seen: version, now: topic.version });
      await assertCanUndoAction(em, { ...decision, kind, where });
      topic.version += 1;
      const notifiesSubject = notifiedTopicActions.includes(kind) && topic.authorId !== decision.staff.id;
      if (kind === 'move') await moveTopic(em, topic, category);
      if (kind === 'pin') topic.pinnedAt = now;
      if (kind === 'unpin') topic.pinnedAt = null;
      if (kind === 'lock') Object.assign(topic, { lockedAt: now, lockedBy: await this.staffName(decision.staff) });
      if (kind === 'unlock') Object.assign(topic, { lockedAt: null, lockedBy: null });
      recordAction(scope, {
        ...decision,
        kind,
        postId: null,
        topicId,
        subjectId: topic.authorId,
        until: null,
        now,
        notifiesSubject,
      });
    });
  }

  liftSuspension({ staff, userId, reason }: { staff: ModeratingStaff; userId: string; reason: string }): Promise<void> {
    const now = this.clock.now();
    return this.tx.run(async (scope) => {
      const { em } = scope;
      const profile = await em.findOne(Profile, { userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!profile) throw new NoSuchMember();
      if (!profile.isSuspended(now)) return;
      profile.suspendedUntil = null;
      profile.suspendedWhy = null;
      const target = { postId: null, topicId: null, subjectId: userId, until: null };
      recordAction(scope, { ...target, kind: 'lift', staff, reason, now, notifiesSubject: true });
    });
  }

  private async staffName({ id }: ModeratingStaff): Promise<string> {
    return (await this.names.load([id]))(id);
  }
}

const notifiedTopicActions: readonly TopicAction[] = ['move', 'lock', 'unlock'];

function computeStateAfterAction(kind: ModerationActionType, post: Post): PostState {
  if (isPostHidingAction(kind)) return 'hidden';
  return post.deletedAt || post.state === 'deleted' ? 'deleted' : 'shown';
}

/** A restored post stays invisible if its author deleted it, so the author gets no notification. */
const shouldNotifyAuthor = (kind: ModerationActionType, { state }: Post): boolean =>
  isPostHidingAction(kind) || (kind === 'restore' && state === 'shown');

interface UndoCheck {
  readonly staff: ModeratingStaff;
  readonly kind: ModerationActionType;
  readonly where: { postId: string } | { topicId: string; postId: null };
}

async function assertCanUndoAction(em: EntityManager, { staff, kind, where }: UndoCheck): Promise<void> {
  if (staff.isAdmin) return;
  const actions = await em.find(ModerationAction, where, { orderBy: { id: 'desc' } });
  if (requiresAdminToUndo(kind, actions)) throw new AdministratorRequiredToUndo();
}

async function moveTopic(em: EntityManager, topic: Topic, slug: string | undefined): Promise<void> {
  const category = await em.findOne(Category, { slug: slug ?? '' });
  if (!category) throw new NoSuchCategory();
  const count = 'update forum_category set post_count = post_count + ? where id = ?';
  await em.execute(count, [-topic.postCount, topic.categoryId]);
  await em.execute(count, [topic.postCount, category.id]);
  topic.categoryId = category.id;
}

interface NewModerationAction extends Pick<
  ModerationAction,
  'kind' | 'postId' | 'topicId' | 'subjectId' | 'reason' | 'until'
> {
  readonly staff: ModeratingStaff;
  readonly now: Date;
  readonly notifiesSubject: boolean;
}

function recordAction(
  { em, outbox, auditLog }: TransactionScope,
  { staff, now, notifiesSubject, ...action }: NewModerationAction,
): void {
  const id = newId();
  em.create(ModerationAction, { ...action, id, staffId: staff.id, isByAdmin: staff.isAdmin, createdAt: now });
  const { kind, subjectId = null, postId = null, topicId = null, reason, until } = action;
  auditLog.record({
    ...{ action: `community.${kind}`, actorId: staff.id, subjectId },
    details: { postId, topicId, reason, until: until?.toISOString() ?? null },
  });
  if (subjectId && notifiesSubject) outbox.append(new PostModerated({ deedId: id, kind, userId: subjectId }));
}
