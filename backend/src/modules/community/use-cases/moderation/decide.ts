import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.ts';
import { newId } from '../../../../kernel/id.ts';
import { Transaction, type TransactionScope } from '../../../../platform/database/transaction.ts';
import { Category } from '../../domain/category.entity.ts';
import { Deed, type DeedKind, type PostDeed, type TopicDeed } from '../../domain/deed.entity.ts';
import {
  AdministratorDecided,
  NoSuchCategory,
  NoSuchMember,
  NoSuchPost,
  NoSuchTopic,
  UntilNeeded,
} from '../../domain/errors.ts';
import { PostModerated } from '../../domain/events.ts';
import { Post, type PostState } from '../../domain/post.entity.ts';
import { Profile } from '../../domain/profile.entity.ts';
import { Report } from '../../domain/report.entity.ts';
import { Topic } from '../../domain/topic.entity.ts';
import { showAs } from '../posts/show-as.ts';
import { writtenEvent } from '../posts/write-post.ts';

export interface Staff {
  readonly id: string;
  readonly isAdmin: boolean;
}

interface PostDecision {
  readonly staff: Staff;
  readonly postId: string;
  readonly kind: PostDeed;
  readonly reason: string;
  readonly until: Date | null;
  /** The state that was looked at. */
  readonly version: number;
}

interface TopicDecision extends Pick<PostDecision, 'staff' | 'reason' | 'version'> {
  readonly topicId: string;
  readonly kind: TopicDeed;
  /** The slug of where it is moved. */
  readonly category: string | undefined;
}

const stateAfter: Record<PostDeed, PostState> = {
  ...{ leave: 'shown', restore: 'shown', hide: 'hidden', warn: 'hidden', suspend: 'hidden' },
};
/** What a deed undoes; an administrator's is undone by administrators alone. */
const undone: Partial<Record<DeedKind, readonly DeedKind[]>> = {
  leave: ['hide', 'warn', 'suspend'],
  restore: ['hide', 'warn', 'suspend'],
  unlock: ['lock'],
  unpin: ['pin'],
  move: ['move'],
  lift: ['suspend'],
};

/** What staff do in the forum. Each deed is kept with its reason, in the audit log too, and its subject is told. */
@Injectable()
export class Decide {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Ends the reports of a post. Throws NoSuchPost, ChangedMeanwhile, AdministratorDecided, UntilNeeded. */
  post({ staff, postId, kind, reason, until, version }: PostDecision): Promise<void> {
    const now = this.clock.now();
    if (kind === 'suspend' && !(until && until > now)) throw new UntilNeeded();
    return this.tx.run(async (scope) => {
      const { em, outbox } = scope;
      const found = await em.findOne(Post, { id: postId }, { fields: ['topicId'] });
      const topic = found && (await em.findOne(Topic, found.topicId, { lockMode: LockMode.PESSIMISTIC_WRITE }));
      if (!topic) throw new NoSuchPost();
      const post = await em.findOneOrFail(Post, postId, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
      post.expect(version);
      await mayUndo(em, { staff, kind, where: { postId } });
      post.openReports = 0;
      await em.nativeUpdate(Report, { postId, decidedAt: null }, { decidedAt: now });
      const isShownFirst =
        post.state !== 'deleted' && (await showAs(em, { topic, post, state: stateAfter[kind], now }));
      if (isShownFirst) outbox.append(writtenEvent(post));
      const { authorId } = post;
      if (kind === 'suspend' && authorId)
        await em.nativeUpdate(Profile, { userId: authorId }, { suspendedUntil: until, suspendedWhy: reason });
      const kept = kind === 'suspend' ? until : null;
      keep(scope, { kind, postId, topicId: topic.id, subjectId: authorId, staff, reason, until: kept, now });
    });
  }

  /** Throws NoSuchTopic, NoSuchCategory, ChangedMeanwhile, AdministratorDecided. */
  topic({ staff, topicId, kind, reason, category, version }: TopicDecision): Promise<void> {
    const now = this.clock.now();
    return this.tx.run(async (scope) => {
      const { em } = scope;
      const topic = await em.findOne(Topic, { id: topicId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!topic) throw new NoSuchTopic();
      topic.expect(version);
      await mayUndo(em, { staff, kind, where: { topicId } });
      if (kind === 'move') await move(em, topic, category);
      if (kind === 'pin') topic.pinnedAt = now;
      if (kind === 'unpin') topic.pinnedAt = null;
      if (kind === 'lock') Object.assign(topic, { lockedAt: now, lockedBy: await nameOf(em, staff.id) });
      if (kind === 'unlock') Object.assign(topic, { lockedAt: null, lockedBy: null });
      keep(scope, { kind, postId: null, topicId, subjectId: topic.authorId, staff, reason, until: null, now });
    });
  }

  /** Lets a suspended member write again. Throws NoSuchMember, AdministratorDecided. */
  lift({ staff, userId, reason }: { staff: Staff; userId: string; reason: string }): Promise<void> {
    const now = this.clock.now();
    return this.tx.run(async (scope) => {
      const { em } = scope;
      const profile = await em.findOne(Profile, { userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!profile) throw new NoSuchMember();
      if (!profile.isSuspended(now)) return;
      await mayUndo(em, { staff, kind: 'lift', where: { subjectId: userId } });
      profile.suspendedUntil = null;
      profile.suspendedWhy = null;
      keep(scope, { kind: 'lift', postId: null, topicId: null, subjectId: userId, staff, reason, until: null, now });
    });
  }
}

interface Undoing {
  readonly staff: Staff;
  readonly kind: DeedKind;
  readonly where: { postId: string } | { topicId: string } | { subjectId: string };
}

/** Throws AdministratorDecided. */
async function mayUndo(em: EntityManager, { staff, kind, where }: Undoing): Promise<void> {
  const kinds = undone[kind];
  if (!kinds || staff.isAdmin) return;
  const [last] = await em.find(Deed, { ...where, kind: { $in: [...kinds] } }, { orderBy: { id: 'desc' }, limit: 1 });
  if (last?.isByAdmin) throw new AdministratorDecided();
}

async function move(em: EntityManager, topic: Topic, slug: string | undefined): Promise<void> {
  const category = await em.findOne(Category, { slug: slug ?? '' });
  if (!category) throw new NoSuchCategory();
  const count = 'update forum_category set post_count = post_count + ? where id = ?';
  await em.execute(count, [-topic.postCount, topic.categoryId]);
  await em.execute(count, [topic.postCount, category.id]);
  topic.categoryId = category.id;
}

const nameOf = async (em: EntityManager, userId: string): Promise<string> =>
  (await em.findOne(Profile, { userId }))?.name ?? 'Staff';

interface NewDeed extends Pick<Deed, 'kind' | 'postId' | 'topicId' | 'subjectId' | 'reason' | 'until'> {
  readonly staff: Staff;
  readonly now: Date;
}

/** Of these the author is told. */
const toldOf: readonly DeedKind[] = ['hide', 'warn', 'suspend', 'restore', 'lift'];

function keep({ em, outbox, auditLog }: TransactionScope, { staff, now, ...deed }: NewDeed): void {
  const id = newId();
  em.create(Deed, { ...deed, id, staffId: staff.id, isByAdmin: staff.isAdmin, createdAt: now });
  const { kind, subjectId = null, postId = null, topicId = null, reason, until } = deed;
  auditLog.record({
    ...{ action: `community.${kind}`, actorId: staff.id, subjectId },
    details: { postId, topicId, reason, until: until?.toISOString() ?? null },
  });
  if (subjectId && toldOf.includes(kind)) outbox.append(new PostModerated({ deedId: id, kind, userId: subjectId }));
}
