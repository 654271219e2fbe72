import { NoSuchCategory } from '../../domain/errors.ts';
import type { ForumReader } from '../forum-access.ts';
import type { AuthorView } from '../posts/posts.view.ts';
import type { TopicRowView } from './topics.view.ts';

export interface TopicRow {
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
  readonly isRecent: boolean;
  readonly isYoung: boolean;
}

export const topicColumnsSql = `t.id, t.slug, t.title, c.slug as category, c.title as "categoryTitle",
  t.author_id as "authorId", t.post_count as "postCount", t.last_number as "lastNumber", t.people,
  t.lesson_id as "lessonId", r.read_number as "readNumber", coalesce(r.follows, false) as follows,
  t.pinned_at is not null as "isPinned", t.locked_at as "lockedAt", t.locked_by as "lockedBy",
  t.last_post_at as "lastPostAt", t.last_post_at > me.read_before as "isRecent", t.created_at > me.read_before as "isYoung"`;

/** `$1` is the id of the reader, `$2` the ids of the categories that the reader can see. */
export const topicTablesSql = `forum_topic t join forum_category c on c.id = t.category_id
  join forum_profile me on me.user_id = $1
  left join forum_read_marker r on r.topic_id = t.id and r.user_id = me.user_id`;
export const inCategoriesSql = 't.category_id = any($2::uuid[])';

export function resolveCategoryIds({ categories }: ForumReader, slug?: string): string[] {
  const chosen = categories.filter((category) => slug === undefined || category.slug === slug);
  if (slug !== undefined && chosen.length === 0) throw new NoSuchCategory();
  return chosen.map(({ id }) => id);
}

export const toTopicRowView = (row: TopicRow, authorOf: (id: string | null) => AuthorView): TopicRowView => ({
  ...{ id: row.id, slug: row.slug, title: row.title, category: row.category, categoryTitle: row.categoryTitle },
  ...{ author: authorOf(row.authorId), replies: Math.max(0, row.postCount - 1), follows: row.follows },
  ...{ isPinned: row.isPinned, isLocked: row.lockedAt !== null, newPosts: countNewPosts(row) },
  lastPostAt: new Date(row.lastPostAt).toISOString(),
});

function countNewPosts({ isRecent, isYoung, readNumber, lastNumber }: TopicRow): number | null {
  if (!isRecent) return 0;
  if (readNumber !== null) return Math.max(0, lastNumber - readNumber);
  return isYoung ? lastNumber : null;
}
