import { newId } from '#kernel/id.ts';
import { renderPost } from '#modules/community/index.ts';
import { buildPostText, demoForumCategories, displayNames, type DemoTopic } from './forum-topics.ts';

export interface DemoForumMember {
  readonly id: string;
  readonly name: string;
  readonly joinedAt: Date;
}

interface ForumPeople {
  readonly members: readonly DemoForumMember[];
  readonly admin: DemoForumMember;
  readonly readers: readonly DemoForumMember[];
}

interface ForumCategoriesAndLesson {
  readonly categories: readonly { id: string; slug: string }[];
  readonly lessonId: string | null;
}

const lessonTopic = 'The third breath';

interface PostRow {
  readonly id: string;
  readonly topic_id: string;
  readonly author_id: string;
  readonly created_at: Date;
  readonly thanks: number;
}

const hourMs = 3_600_000;
const hoursBetweenPosts = 7;
const thanksPerPost = [3, 0, 1, 0, 6, 0, 2, 0, 0, 1];
const unreadPostsByTopic: Readonly<Record<string, number>> = {
  'The third breath': 3,
  'Silence at work, without being odd about it': 1,
  'Does anybody else lose the hour change?': 2,
  'Hello from the harbor': 0,
};
const readHoursAgo = 40;

export function buildForumRows(
  { members, admin, readers }: ForumPeople,
  { categories, lessonId }: ForumCategoriesAndLesson,
  now: Date,
) {
  const posts: PostRow[] = [];
  const topics: object[] = [];
  const readings: object[] = [];
  for (const { slug, sentences, topics: demoTopics } of demoForumCategories)
    for (const topic of demoTopics) {
      const id = newId();
      const from = posts.length;
      for (let at = 0; at < topic.posts; at += 1) {
        const author = topic.isNotice ? admin : members[at === 0 ? topic.author : (from + at * 7) % members.length];
        const createdAt = new Date(now.getTime() - computePostAgeHours(topic, at) * hourMs);
        const source = topic.said[at] ?? buildPostText(sentences, from + at);
        posts.push(buildPostRow({ topicId: id, number: at + 1, authorId: author?.id ?? '', createdAt, source }));
      }
      const written = posts.slice(from);
      const authors = [...new Set(written.map((post) => post.author_id))];
      const categoryId = categories.find((category) => category.slug === slug)?.id ?? '';
      const row = buildTopicRow({ topic, id, categoryId, written, people: authors.length, lockedBy: admin.name });
      topics.push({ ...row, lesson_id: topic.title === lessonTopic ? lessonId : null });
      for (const userId of authors)
        readings.push(buildReadMarkerRow(userId, id, { read: topic.posts, hasWritten: true }));
      readings.push(...buildReaderRows(topic, id, readers));
    }
  const readBefore = new Date(now.getTime() - readHoursAgo * hourMs);
  const people = [...members, admin, ...readers];
  return {
    forum_topic: topics,
    forum_post: posts.map((post, at) => ({
      ...{ ...post, open_reports: reports[at] ? 1 : 0 },
      waits_since: reports[at] ? new Date(now.getTime() - hourMs) : null,
    })),
    forum_thanks: posts.flatMap((post) => buildThanksRows(post, members)),
    forum_report: Object.entries(reports).map(([at, report]) =>
      buildReportRow(posts[Number(at)], report, members, now),
    ),
    forum_read_marker: readings,
    forum_profile: people.map((person, at) => ({
      ...{ user_id: person.id, account_name: person.name, shown_name: displayNames[at] ?? null, line: null },
      ...{ is_hidden: false, member_since: person.joinedAt, read_before: readBefore },
      post_count: posts.filter((post) => post.author_id === person.id).length,
      ...{ suspended_until: null, suspended_why: null },
    })),
  };
}

const reports: Readonly<Record<number, { reason: string; words: string | null }>> = {
  40: { reason: 'confidence', words: 'I think that was said in our circle.' },
  200: { reason: 'other', words: null },
};

function computePostAgeHours({ hoursAgo: latest, posts }: DemoTopic, at: number): number {
  const before = posts - 1 - at;
  return latest + before * hoursBetweenPosts + ((before * 37) % 60) / 60;
}

interface PostRowInput {
  readonly topicId: string;
  readonly number: number;
  readonly authorId: string;
  readonly createdAt: Date;
  readonly source: string;
}

function buildPostRow({ topicId, number, authorId, createdAt, source }: PostRowInput) {
  return {
    ...{ id: newId(), topic_id: topicId, author_id: authorId, client_id: newId(), number, source },
    ...{ html: renderPost(source, []), mentions: [], mentioned_ids: [], state: 'shown', open_reports: 0, version: 1 },
    thanks: thanksPerPost[(number * 3 + source.length) % thanksPerPost.length] ?? 0,
    ...{ created_at: createdAt, edited_at: null, deleted_at: null },
  };
}

interface TopicRowInput {
  readonly topic: DemoTopic;
  readonly id: string;
  readonly categoryId: string;
  readonly written: readonly PostRow[];
  readonly people: number;
  readonly lockedBy: string;
}

function buildTopicRow({
  topic: { title, isNotice = false },
  id,
  categoryId,
  written,
  people,
  lockedBy,
}: TopicRowInput) {
  const createdAt = written[0]?.created_at;
  return {
    ...{ id, category_id: categoryId, slug: toSlug(title), title, people, version: 1 },
    ...{ author_id: written[0]?.author_id, post_count: written.length, last_number: written.length },
    ...{ created_at: createdAt, last_post_at: written.at(-1)?.created_at, pinned_at: isNotice ? createdAt : null },
    ...{ locked_at: isNotice ? createdAt : null, locked_by: isNotice ? lockedBy : null },
  };
}

function buildReaderRows({ title, posts }: DemoTopic, topicId: string, readers: readonly DemoForumMember[]) {
  const left = unreadPostsByTopic[title];
  if (left === undefined) return [];
  return readers.map(({ id }) =>
    buildReadMarkerRow(id, topicId, { read: posts - left, hasWritten: false, follows: left > 1 }),
  );
}

const toSlug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function buildReadMarkerRow(
  userId: string,
  topicId: string,
  { read, hasWritten, follows = hasWritten }: { read: number; hasWritten: boolean; follows?: boolean },
) {
  return { user_id: userId, topic_id: topicId, read_number: read, follows, has_written: hasWritten };
}

function buildThanksRows(
  { id, author_id: authorId, thanks, created_at: createdAt }: PostRow,
  members: readonly DemoForumMember[],
) {
  const others = members.filter((member) => member.id !== authorId);
  return others.slice(0, thanks).map((member) => ({ post_id: id, user_id: member.id, given_at: createdAt }));
}

function buildReportRow(
  post: PostRow | undefined,
  report: { reason: string; words: string | null },
  members: readonly DemoForumMember[],
  now: Date,
) {
  const reporter = members.find(({ id }) => id !== post?.author_id);
  return {
    ...{ id: newId(), post_id: post?.id, reporter_id: reporter?.id, ...report },
    ...{ created_at: new Date(now.getTime() - hourMs), decided_at: null },
  };
}
