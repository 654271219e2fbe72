import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { decodeIdCursor, toResultPage, type PageQuery } from '#platform/http/page.ts';
import { ReadEntitlement } from '#modules/membership/index.ts';
import { Category } from '../../domain/category.entity.ts';
import { ModerationAction, moderationActionTypes, requiresAdminToUndo } from '../../domain/moderation-action.entity.ts';
import { NoSuchPost } from '../../domain/errors.ts';
import { PostRevision, Post } from '../../domain/post.entity.ts';
import { Profile } from '../../domain/profile.entity.ts';
import { Report } from '../../domain/report.entity.ts';
import { Topic } from '../../domain/topic.entity.ts';
import type {
  ModerationActionView,
  ModerationCaseView,
  NeighborPostView,
  ModeratedMemberView,
  ThreadPageView,
} from './moderation.view.ts';
import { DisplayNameLookup, type GetDisplayName } from './name-lookup.ts';

export const toModerationActionView = (action: ModerationAction, nameOf: GetDisplayName): ModerationActionView => ({
  ...{
    id: action.id,
    kind: action.kind,
    by: nameOf(action.staffId),
    isByAdmin: action.isByAdmin,
    reason: action.reason,
  },
  ...{ until: action.until?.toISOString() ?? null, at: action.createdAt.toISOString(), postId: action.postId ?? null },
  ...{ subjectId: action.subjectId ?? null, subject: nameOf(action.subjectId) },
});

type ModeratedMemberCounts = Pick<ModeratedMemberView, 'hidden' | 'reports' | 'warnings' | 'suspensions'>;

const latestFirst = { orderBy: { id: 'desc' as const } };

/** Return the result only to staff, because the result contains the names of reporters. */
@Injectable()
export class ReadModerationCase {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly entitlementOf: ReadEntitlement,
    private readonly names: DisplayNameLookup,
  ) {}

  async read(postId: string): Promise<ModerationCaseView> {
    const em = this.database.em();
    const post = await em.findOneOrFail(Post, { id: postId }, { failHandler: () => new NoSuchPost() });
    const topic = await em.findOneOrFail(Topic, post.topicId);
    const categories = await em.find(Category, {}, { orderBy: { orderNum: 'asc' } });
    const isHere = ({ id }: Category) => id === topic.categoryId;
    const category = categories.find(isHere);
    const reports = await em.find(Report, { postId }, { orderBy: { id: 'asc' } });
    const { topicId, authorId } = post;
    const about = [{ postId }, { topicId, postId: null }, ...(authorId ? [{ subjectId: authorId }] : [])];
    const actions = await em.find(ModerationAction, { $or: about }, { ...latestFirst, limit: 20 });
    const ofPost = await em.find(ModerationAction, { postId }, latestFirst);
    const ofTopic = await em.find(ModerationAction, { topicId, postId: null }, latestFirst);
    const context = await this.withNeighbors(post, topic);
    const former = await em.find(PostRevision, { postId }, { ...latestFirst, limit: 50 });
    const nameOf = await this.names.load([
      ...[authorId, topic.authorId, ...context.map((one) => one.authorId)],
      ...reports.map(({ reporterId }) => reporterId),
      ...actions.flatMap(({ staffId, subjectId }) => [staffId, subjectId]),
    ]);
    return {
      ...{ postId, version: post.version, topicId, topicVersion: topic.version, title: topic.title },
      ...{
        category: category?.slug ?? '',
        categoryTitle: category?.title ?? '',
        posts: topic.postCount,
        state: post.state,
      },
      otherCategories: categories.filter((one) => !isHere(one)).map(({ slug, title }) => ({ slug, title })),
      ...{ isPinned: topic.pinnedAt !== null, isLocked: topic.lockedAt !== null },
      ...{ begunBy: nameOf(topic.authorId), begunAt: topic.createdAt.toISOString() },
      isReported: post.openReports > 0,
      isDeleted: post.state === 'deleted' || Boolean(post.deletedAt),
      context: context.map((one) => toContextPostView(one, nameOf)),
      revisions: former.map(({ source, isHeld, replacedAt }) => ({
        ...{ source, isHeld, replacedAt: replacedAt.toISOString() },
      })),
      reports: reports.map(({ reporterId, reason, words = null, createdAt, decidedAt }) => ({
        ...{ reporter: nameOf(reporterId), reason, words, at: createdAt.toISOString(), isOpen: !decidedAt },
      })),
      subject: await this.readSubject(authorId, nameOf),
      before: actions.map((action) => toModerationActionView(action, nameOf)),
      forAdmins: moderationActionTypes.filter((kind) => requiresAdminToUndo(kind, [...ofPost, ...ofTopic])),
    };
  }

  async readThread({
    topic,
    limit,
    cursor,
  }: Pick<PageQuery, 'limit' | 'cursor'> & { topic?: string }): Promise<ThreadPageView> {
    const where = { ...(topic && { topicId: topic }), ...(cursor && { id: { $gt: decodeIdCursor(cursor) } }) };
    const found = await this.database.em().find(Post, where, { orderBy: { id: 'asc' }, limit: limit + 1 });
    const nameOf = await this.names.load(found.map(({ authorId }) => authorId));
    return toResultPage(
      found,
      limit,
      (post) => toContextPostView(post, nameOf),
      ({ id }) => [id],
    );
  }

  private async withNeighbors(post: Post, { lastNumber }: Topic): Promise<Post[]> {
    const em = this.database.em();
    const { topicId } = post;
    const number = post.number ?? lastNumber + 1;
    const before = await em.find(Post, { topicId, number: { $lt: number } }, { orderBy: { number: 'desc' }, limit: 1 });
    const after = await em.find(Post, { topicId, number: { $gt: number } }, { orderBy: { number: 'asc' }, limit: 1 });
    return [...before, post, ...after];
  }

  private async readSubject(authorId: string | null | undefined, nameOf: GetDisplayName): Promise<ModeratedMemberView> {
    const profile = authorId ? await this.database.em().findOne(Profile, { userId: authorId }) : null;
    const [counts] = await this.database.sql<ModeratedMemberCounts>(
      `select (select count(*)::int from forum_post where author_id = ? and state = 'hidden') as hidden,
         (select count(*)::int from forum_report r join forum_post p on p.id = r.post_id where p.author_id = ?) as reports,
         count(*) filter (where kind = 'warn')::int as warnings,
         count(*) filter (where kind = 'suspend')::int as suspensions from forum_moderation_action where subject_id = ?`,
      Array<string | null>(3).fill(authorId ?? null),
    );
    const isSuspended = profile?.isSuspended(this.clock.now()) ?? false;
    return {
      ...{ id: profile?.userId ?? null, name: nameOf(authorId), posts: profile?.postCount ?? 0 },
      ...(counts ?? { hidden: 0, reports: 0, warnings: 0, suspensions: 0 }),
      tier: profile ? (await this.entitlementOf.read(profile.userId)).tier : null,
      memberSince: profile?.memberSince.toISOString() ?? null,
      suspendedUntil: isSuspended ? (profile?.suspendedUntil?.toISOString() ?? null) : null,
    };
  }
}

const toContextPostView = (
  { id, authorId, state, source, createdAt }: Post,
  nameOf: GetDisplayName,
): NeighborPostView => ({
  ...{ id, authorId: authorId ?? null, author: nameOf(authorId), state, source, at: createdAt.toISOString() },
});
