import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.ts';
import { Database } from '../../../../platform/database/database.ts';
import { pageOf, readPage, type PageQuery } from '../../../../platform/http/page.ts';
import { after, positionColumn, timeAndId } from '../../../../platform/http/positions.ts';
import { NoSuchCategory, NoSuchTopic } from '../../domain/errors.ts';
import { ForumDoor, type Reader } from '../forum-door.ts';
import { Authors } from '../people/authors.ts';
import type { AuthorView } from '../posts/posts.view.ts';
import type { CategoryView, ForumView, TopicRowView, TopicsPage, TopicView } from './topics.view.ts';

export const topicLists = ['latest', 'new', 'following'] as const;
type TopicList = (typeof topicLists)[number];

interface Wanted extends Pick<PageQuery, 'limit' | 'cursor'> {
  readonly userId: string;
  readonly category?: string;
  readonly show: TopicList;
}

interface Row {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  readonly categoryTitle: string;
  readonly authorId: string | null;
  readonly postCount: number;
  readonly lastNumber: number;
  readonly people: number;
  readonly lessonId: string | null;
  readonly readNumber: number | null;
  readonly follows: boolean;
  readonly isPinned: boolean;
  readonly lockedAt: string | null;
  readonly lockedBy: string | null;
  readonly lastPostAt: string;
  /** Something came since the reader made all read. */
  readonly isRecent: boolean;
  readonly isYoung: boolean;
  readonly position: string;
}

const columns = `t.id, t.slug, t.title, c.slug as category, c.title as "categoryTitle", t.author_id as "authorId",
  t.post_count as "postCount", t.last_number as "lastNumber", t.people, t.lesson_id as "lessonId",
  r.read_number as "readNumber", coalesce(r.follows, false) as follows, t.pinned_at is not null as "isPinned",
  t.locked_at as "lockedAt", t.locked_by as "lockedBy", t.last_post_at as "lastPostAt",
  t.last_post_at > me.read_before as "isRecent", t.created_at > me.read_before as "isYoung",
  ${positionColumn('t.last_post_at')}`;
/** Takes the reader's id. */
const tables = `forum_topic t join forum_category c on c.id = t.category_id
  join forum_profile me on me.user_id = ?
  left join forum_reading r on r.topic_id = t.id and r.user_id = me.user_id`;
const isNew = `t.last_post_at > me.read_before and t.last_number > coalesce(r.read_number, 0)`;
/** Takes ids with commas between them. */
const inCategories = `t.post_count > 0 and t.category_id = any(string_to_array(?, ',')::uuid[])`;
const isNotMuted = `not exists (select 1 from forum_mute m where m.user_id = me.user_id and m.muted_id = t.author_id)`;

/** Nobody counts beyond a hundred: what is looked through are those, and what the reader has read since. */
const newCounts = `select c.id, (select count(*)::int from (select 1 from forum_topic t
    left join forum_reading r on r.topic_id = t.id and r.user_id = me.user_id
    where t.category_id = c.id and t.post_count > 0 and ${isNew} and ${isNotMuted} limit 100) t) as "newCount"
  from forum_category c join forum_profile me on me.user_id = ?`;

/** The topics of the forum, by their latest post. */
@Injectable()
export class ListTopics {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly door: ForumDoor,
    private readonly authors: Authors,
  ) {}

  /** Throws TierTooLow. */
  async home(userId: string): Promise<ForumView> {
    const { categories, profile } = await this.door.enter(userId);
    const counts = await this.database.sql<{ id: string } & Pick<CategoryView, 'newCount'>>(newCounts, [userId]);
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

  /** Pinned ones stand before the others. Throws TierTooLow, NoSuchCategory, BadCursor. */
  async list({ userId, category, show, limit, cursor }: Wanted): Promise<TopicsPage> {
    const reader = await this.door.enter(userId);
    const place = [userId, categoryIdsOf(reader, category)];
    const conditions = { latest: '', new: `and ${isNew}`, following: 'and r.follows' };
    const read = this.database.sql<Row>(
      `select ${columns} from ${tables} where ${inCategories} and t.pinned_at is null and ${isNotMuted}
       ${conditions[show]} ${cursor ? after('t.last_post_at', 't.id') : ''}
       order by t.last_post_at desc, t.id desc limit ?`,
      [...place, ...(cursor ? timeAndId(cursor) : []), limit + 1],
    );
    const pinned = cursor
      ? []
      : await this.database.sql<Row>(
          `select ${columns} from ${tables} where ${inCategories} and t.pinned_at is not null ${show === 'latest' ? '' : `and ${isNotMuted}`}
           ${conditions[show]}           order by t.pinned_at desc`,
          place,
        );
    const page = pageOf(
      await readPage(read, cursor),
      limit,
      (row) => row,
      ({ position, id }) => [position, id],
    );
    const rows = [...pinned, ...page.items];
    const authorOf = await this.authors.read(
      rows.map(({ authorId }) => authorId),
      userId,
    );
    return { items: rows.map((row) => rowOf(row, authorOf)), nextCursor: page.nextCursor };
  }

  /** Throws TierTooLow, NoSuchTopic. */
  async one({ userId, slug }: { userId: string; slug: string }): Promise<TopicView> {
    const reader = await this.door.enter(userId);
    const [row] = await this.database.sql<Row>(
      `select ${columns} from ${tables} where t.slug = ? and t.category_id = any(string_to_array(?, ',')::uuid[])
         and (t.post_count > 0 or t.author_id = me.user_id)`,
      [userId, slug, categoryIdsOf(reader)],
    );
    if (!row) throw new NoSuchTopic();
    const writers = await this.database.sql<{ id: string }>(
      `select user_id as id from forum_reading where topic_id = ? and has_written limit 7`,
      [row.id],
    );
    const ids = writers.map(({ id }) => id);
    const authorOf = await this.authors.read([row.authorId, ...ids], userId);
    const { people, lastNumber, lessonId, lockedBy } = row;
    return {
      ...rowOf(row, authorOf),
      ...{ people, lastNumber, lessonId, lockedBy, lockedAt: row.lockedAt && new Date(row.lockedAt).toISOString() },
      writers: ids.map(authorOf),
      // Of a topic that was never opened, what was there before all was made read is not new.
      readNumber: row.readNumber ?? (row.isYoung ? 0 : await this.readBefore(row.id, userId)),
    };
  }

  /** The talks about lessons, of those that somebody has begun and this reader may see. */
  async ofLessons({ userId, lessonIds }: { userId: string; lessonIds: readonly string[] }): Promise<TopicsPage> {
    const reader = await this.door.enter(userId);
    const rows = await this.database.sql<Row>(
      `select ${columns} from ${tables} where ${inCategories} 
         and t.lesson_id = any(string_to_array(?, ',')::uuid[]) order by t.last_post_at desc, t.id desc`,
      [userId, categoryIdsOf(reader), lessonIds.join(',')],
    );
    const authorOf = await this.authors.read(
      rows.map(({ authorId }) => authorId),
      userId,
    );
    return { items: rows.map((row) => rowOf(row, authorOf)), nextCursor: null };
  }

  private async readBefore(topicId: string, userId: string): Promise<number> {
    const [latest] = await this.database.sql<{ number: number }>(
      `select p.number from forum_post p join forum_profile me on me.user_id = ?
       where p.topic_id = ? and p.number is not null and p.created_at <= me.read_before order by p.number desc limit 1`,
      [userId, topicId],
    );
    return latest?.number ?? 0;
  }
}

/** Throws NoSuchCategory. */
export function categoryIdsOf({ categories }: Reader, slug?: string): string {
  const chosen = categories.filter((category) => slug === undefined || category.slug === slug);
  if (slug !== undefined && chosen.length === 0) throw new NoSuchCategory();
  return chosen.map(({ id }) => id).join(',');
}

const rowOf = (row: Row, authorOf: (id: string | null) => AuthorView): TopicRowView => ({
  ...{ id: row.id, slug: row.slug, title: row.title, category: row.category, categoryTitle: row.categoryTitle },
  ...{ author: authorOf(row.authorId), replies: Math.max(0, row.postCount - 1), follows: row.follows },
  ...{ isPinned: row.isPinned, isLocked: row.lockedAt !== null, newPosts: newPostsOf(row) },
  lastPostAt: new Date(row.lastPostAt).toISOString(),
});

function newPostsOf({ isRecent, isYoung, readNumber, lastNumber }: Row): number | null {
  if (!isRecent) return 0;
  if (readNumber !== null) return Math.max(0, lastNumber - readNumber);
  return isYoung ? lastNumber : null;
}
