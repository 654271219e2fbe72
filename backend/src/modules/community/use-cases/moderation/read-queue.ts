import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.ts';
import { Database } from '../../../../platform/database/database.ts';
import { pageOf, readPage, type PageQuery } from '../../../../platform/http/page.ts';
import { onlyId, positionColumn, timeAndId } from '../../../../platform/http/positions.ts';
import { Category } from '../../domain/category.entity.ts';
import { Deed } from '../../domain/deed.entity.ts';
import { NoSuchPost } from '../../domain/errors.ts';
import { Post } from '../../domain/post.entity.ts';
import { Profile } from '../../domain/profile.entity.ts';
import { Report } from '../../domain/report.entity.ts';
import { Topic } from '../../domain/topic.entity.ts';
import { formerMember } from '../people/authors.ts';
import type {
  CaseView,
  DeedsPage,
  ForumDeedView,
  QueuePage,
  QueueRowView,
  SuspendedMembersView,
} from './moderation.view.ts';

type Asked = Pick<PageQuery, 'limit' | 'cursor'>;
type Row = Omit<QueueRowView, 'createdAt'> & { createdAt: string; position: string };
type NameOf = (id: string | null | undefined) => string;

const waits = `(p.open_reports > 0 or p.state = 'held')`;

/** What staff read of the forum. Reporters are named to them alone. */
@Injectable()
export class ReadQueue {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Posts that were reported or are held, the oldest first. Throws BadCursor. */
  async waiting({ limit, cursor }: Asked): Promise<QueuePage> {
    const read = this.database.sql<Row>(
      `select p.id as "postId", t.title, c.title as "categoryTitle", p.state, p.open_reports as "openReports",
         coalesce(a.shown_name, a.account_name, '${formerMember}') as author, p.created_at as "createdAt",
         array(select distinct r.reason from forum_report r where r.post_id = p.id and r.decided_at is null) as reasons,
         ${positionColumn('p.created_at')}
       from forum_post p join forum_topic t on t.id = p.topic_id join forum_category c on c.id = t.category_id
       left join forum_profile a on a.user_id = p.author_id
       where ${waits} ${cursor ? `and (p.created_at, p.id) > (?::timestamp at time zone 'UTC', ?)` : ''}
       order by p.created_at, p.id limit ?`,
      [...(cursor ? timeAndId(cursor) : []), limit + 1],
    );
    const page = pageOf(
      await readPage(read, cursor),
      limit,
      ({ position: _position, createdAt, ...row }) => ({ ...row, createdAt: new Date(createdAt).toISOString() }),
      ({ position, postId }) => [position, postId],
    );
    return { ...page, waiting: await this.count() };
  }

  /** How many posts wait for staff. */
  async count(): Promise<number> {
    const [row] = await this.database.sql<{ count: number }>(
      `select count(*)::int as count from forum_post p where ${waits}`,
    );
    return row?.count ?? 0;
  }

  /** What staff did, the latest first. Throws BadCursor. */
  async decided({ limit, cursor }: Asked): Promise<DeedsPage> {
    const found = await this.database
      .em()
      .find(Deed, cursor ? { id: { $lt: onlyId(cursor) } } : {}, { orderBy: { id: 'desc' }, limit: limit + 1 });
    const nameOf = await this.namesOf(found.flatMap(({ staffId, subjectId }) => [staffId, subjectId]));
    return pageOf(
      found,
      limit,
      (deed) => deedOf(deed, nameOf),
      ({ id }) => [id],
    );
  }

  /** Throws NoSuchPost. */
  async one(postId: string): Promise<CaseView> {
    const em = this.database.em();
    const post = await em.findOneOrFail(Post, { id: postId }, { failHandler: () => new NoSuchPost() });
    const topic = await em.findOneOrFail(Topic, post.topicId);
    const category = await em.findOneOrFail(Category, topic.categoryId);
    const number = post.number ?? topic.lastNumber + 1;
    const { topicId, authorId } = post;
    const [before] = await em.find(
      Post,
      { topicId, number: { $lt: number } },
      { orderBy: { number: 'desc' }, limit: 1 },
    );
    const [after] = await em.find(Post, { topicId, number: { $gt: number } }, { orderBy: { number: 'asc' }, limit: 1 });
    const reports = await em.find(Report, { postId }, { orderBy: { id: 'asc' } });
    const about = [{ postId }, { topicId, postId: null }, ...(authorId ? [{ subjectId: authorId }] : [])];
    const deeds = await em.find(Deed, { $or: about }, { orderBy: { id: 'desc' }, limit: 20 });
    const profile = authorId ? await em.findOne(Profile, { userId: authorId }) : null;
    const context = [before, post, after].filter((one) => one !== undefined);
    const nameOf = await this.namesOf([
      ...context.map((one) => one.authorId),
      ...reports.map(({ reporterId }) => reporterId),
      ...deeds.flatMap(({ staffId, subjectId }) => [staffId, subjectId]),
    ]);
    const warnings = authorId ? await em.count(Deed, { subjectId: authorId, kind: 'warn' }) : 0;
    return {
      ...{ postId, version: post.version, topicId, topicVersion: topic.version, slug: topic.slug, title: topic.title },
      ...{ category: category.slug, categoryTitle: category.title, posts: topic.postCount, state: post.state },
      ...{ isPinned: topic.pinnedAt !== null, isLocked: topic.lockedAt !== null },
      context: context.map(({ id, authorId: by, state, source, createdAt }) => ({
        ...{ id, author: nameOf(by), state, source, at: createdAt.toISOString() },
      })),
      reports: reports.map(({ reporterId, reason, words = null, createdAt, decidedAt }) => ({
        ...{ reporter: nameOf(reporterId), reason, words, at: createdAt.toISOString(), isOpen: !decidedAt },
      })),
      subject: {
        ...{ id: profile?.userId ?? null, name: nameOf(authorId), posts: profile?.postCount ?? 0, warnings },
        memberSince: profile?.memberSince.toISOString() ?? null,
        suspendedUntil: profile?.isSuspended(this.clock.now()) ? (profile.suspendedUntil?.toISOString() ?? null) : null,
      },
      before: deeds.map((deed) => deedOf(deed, nameOf)),
    };
  }

  /** Who may not write at present. */
  async suspended(): Promise<SuspendedMembersView> {
    const where = { suspendedUntil: { $gt: this.clock.now() } };
    const found = await this.database.em().find(Profile, where, { orderBy: { suspendedUntil: 'asc' }, limit: 200 });
    return {
      items: found.map(({ userId, name, suspendedUntil, suspendedWhy }) => ({
        ...{ id: userId, name, until: suspendedUntil?.toISOString() ?? '', reason: suspendedWhy ?? null },
      })),
    };
  }

  /** Staff who never opened the forum have no name there. */
  private async namesOf(ids: readonly (string | null | undefined)[]): Promise<NameOf> {
    const known = [...new Set(ids.filter((id) => id))];
    const found = await this.database.sql<{ id: string; name: string }>(
      `select u.id, coalesce(p.shown_name, p.account_name, nullif(concat_ws(' ', u.first_name, u.last_name), ''), 'Staff') as name
       from users u left join forum_profile p on p.user_id = u.id where u.id = any(string_to_array(?, ',')::uuid[])`,
      [known.join(',')],
    );
    const names = new Map(found.map(({ id, name }) => [id, name]));
    return (id) => (id && names.get(id)) ?? formerMember;
  }
}

const deedOf = (deed: Deed, nameOf: NameOf): ForumDeedView => ({
  ...{ id: deed.id, kind: deed.kind, by: nameOf(deed.staffId), isByAdmin: deed.isByAdmin, reason: deed.reason },
  ...{ until: deed.until?.toISOString() ?? null, at: deed.createdAt.toISOString(), postId: deed.postId ?? null },
  subject: nameOf(deed.subjectId),
});
