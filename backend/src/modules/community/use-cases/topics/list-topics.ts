import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import {
  toResultPage,
  readPageRows,
  type PageQuery,
  buildPositionColumn,
  decodeTimeAndIdCursor,
} from '#platform/http/page.ts';
import { ForumAccess } from '../forum-access.ts';
import { PostAuthorReader } from '../people/authors.ts';
import {
  resolveCategoryIds,
  inCategoriesSql,
  topicColumnsSql,
  toTopicRowView,
  topicTablesSql,
  type TopicRow,
} from './topic-rows.ts';
import type { ForumCategoryView, ForumHomeView, TopicPageView } from './topics.view.ts';

export const topicListNames = ['latest', 'new', 'following'] as const;
type TopicListName = (typeof topicListNames)[number];

interface TopicPageRequest extends Pick<PageQuery, 'limit' | 'cursor'> {
  readonly userId: string;
  readonly category?: string;
  readonly show: TopicListName;
}

interface Row extends TopicRow {
  readonly position: string;
}

const hasNewPostsSql = `t.last_post_at > me.read_before and t.last_number > coalesce(r.read_number, 0)`;
const authorNotMutedSql = `not exists (select 1 from forum_mute m where m.user_id = me.user_id and m.muted_id = t.author_id)`;
const listedTopicsSql = `select ${topicColumnsSql}, ${buildPositionColumn('t.last_post_at')} from ${topicTablesSql}
  where ${inCategoriesSql} and t.post_count > 0`;
const listConditionsSql = { latest: '', new: `and ${hasNewPostsSql}`, following: 'and r.follows' };

/** `$3` is the maximum number of rows. `$4` and `$5` are the cursor. */
const topicsQuery = (show: TopicListName, isFirst: boolean) => ({
  name: `community.topics-${show}-${isFirst ? 'first' : 'further'}`,
  text: `${listedTopicsSql} and t.pinned_at is null and ${authorNotMutedSql} ${listConditionsSql[show]}
    ${isFirst ? '' : `and (t.last_post_at, t.id) < ($4::timestamp at time zone 'UTC', $5::uuid)`}
    order by t.last_post_at desc, t.id desc limit $3`,
});
const pinnedQuery = (show: TopicListName) => ({
  name: `community.topics-${show}-pinned`,
  text: `${listedTopicsSql} and t.pinned_at is not null ${show === 'latest' ? '' : `and ${authorNotMutedSql}`} ${listConditionsSql[show]}
    order by t.pinned_at desc`,
});
const topicsByLessonsQuery = {
  name: 'community.topics-about-lessons',
  text: `${listedTopicsSql} and t.lesson_id = any($3::uuid[]) order by t.last_post_at desc, t.id desc`,
};

/**
 * Counts at most 100 topics per category. PostgreSQL uses the index of the category because of the order, and reads
 * only the read markers of these topics because of the inner select.
 */
const newTopicCountsQuery = {
  name: 'community.new-counts',
  text: `select c.id, (select count(*)::int from (select 1 from forum_topic t
    where t.category_id = c.id and t.post_count > 0 and t.last_post_at > me.read_before and ${authorNotMutedSql}
      and t.last_number > coalesce(
        (select r.read_number from forum_read_marker r where r.topic_id = t.id and r.user_id = me.user_id), 0)
    order by t.last_post_at desc, t.id desc limit 100) t) as "newCount"
  from forum_category c join forum_profile me on me.user_id = $1`,
};

@Injectable()
export class ListTopics {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly access: ForumAccess,
    private readonly authors: PostAuthorReader,
  ) {}

  async home(userId: string): Promise<ForumHomeView> {
    const { categories, profile } = await this.access.requireReader(userId);
    const counts = await this.database.prepared<{ id: string } & Pick<ForumCategoryView, 'newCount'>>(
      newTopicCountsQuery,
      [userId],
    );
    const { suspendedUntil, suspendedWhy } = profile;
    const isSuspended = profile.isSuspended(this.clock.now());
    return {
      categories: categories.map(({ id, slug, title, sentence, postCount }) => ({
        ...{ slug, title, sentence, postCount },
        newCount: counts.find((count) => count.id === id)?.newCount ?? 0,
      })),
      suspendedUntil: isSuspended ? (suspendedUntil?.toISOString() ?? null) : null,
      suspendedWhy: isSuspended ? (suspendedWhy ?? null) : null,
    };
  }

  async list({ userId, category, show, limit, cursor }: TopicPageRequest): Promise<TopicPageView> {
    const reader = await this.access.requireReader(userId);
    const place = [userId, resolveCategoryIds(reader, category)];
    const keys = cursor ? decodeTimeAndIdCursor(cursor) : [];
    const [further, pinned] = await Promise.all([
      readPageRows(this.database.prepared<Row>(topicsQuery(show, !cursor), [...place, limit + 1, ...keys]), cursor),
      cursor ? [] : this.database.prepared<Row>(pinnedQuery(show), place),
    ]);
    const page = toResultPage(
      further,
      limit,
      (row) => row,
      ({ position, id }) => [position, id],
    );
    const rows = [...pinned, ...page.items];
    const authorOf = await this.authors.read(
      rows.map(({ authorId }) => authorId),
      userId,
    );
    return { items: rows.map((row) => toTopicRowView(row, authorOf)), nextCursor: page.nextCursor };
  }

  async listByLessons({ userId, lessonIds }: { userId: string; lessonIds: readonly string[] }): Promise<TopicPageView> {
    const reader = await this.access.requireReader(userId);
    const rows = await this.database.prepared<Row>(topicsByLessonsQuery, [
      userId,
      resolveCategoryIds(reader),
      lessonIds,
    ]);
    const authorOf = await this.authors.read(
      rows.map(({ authorId }) => authorId),
      userId,
    );
    return { items: rows.map((row) => toTopicRowView(row, authorOf)), nextCursor: null };
  }
}
