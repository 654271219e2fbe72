import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { decodeIdCursor, toResultPage, type PageQuery } from '#platform/http/page.ts';
import { ForumAccess } from '../forum-access.ts';
import { PostAuthorReader } from '../people/authors.ts';
import { resolveCategoryIds } from './topic-rows.ts';
import type { FoundPostPageView, FoundPostView } from './topics.view.ts';

interface PostSearchRequest extends Pick<PageQuery, 'limit' | 'cursor'> {
  readonly userId: string;
  readonly q: string;
  readonly author?: string;
}

type Row = Omit<FoundPostView, 'author' | 'createdAt'> & { authorId: string | null; createdAt: string };

type SqlPart = readonly [text: string, ...params: unknown[]];

interface QueryPlan {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: { readonly 'Plan Rows': number } }];
}

interface SearchParams {
  readonly words: string;
  readonly limit: number;
  readonly isBy: SqlPart;
  readonly isBefore: SqlPart;
  readonly mayBeRead: SqlPart;
  readonly isOpen: SqlPart;
}

/** If PostgreSQL estimates more matches than this number, the search first reads only this number of latest posts. */
const latestPostsSearched = 15_000;

const postColumnsSql = 'id, topic_id, author_id, state, number';
const topicJoinSql = 'join forum_topic t on t.id = p.topic_id';
/** Because of the limit, PostgreSQL reads the topic of each found post instead of all topics. */
const lateralTopicJoinSql = 'cross join lateral (select category_id from forum_topic where id = p.topic_id limit 1) t';
const searchQuerySql = 'search_query(?)';
/** Limit in characters, because `MaxWords` does not shorten text without spaces, such as Japanese. */
const maxExcerptLength = 400;
/** No tags around the matches, because the page highlights the search terms. */
const excerptSql = `left(ts_headline('search', p.source, ${searchQuerySql}, 'StartSel="", StopSel="", MaxWords=30, MinWords=15'), ${maxExcerptLength})`;
const readablePostSql = `p.state = 'shown' and p.number is not null and t.category_id = any(string_to_array(?, ',')::uuid[])
  and not exists (select 1 from forum_mute m where m.user_id = ? and m.muted_id = p.author_id)
  order by p.id desc limit ?`;

const openTopicSql = `and p.post_count > 0 and p.category_id = any(string_to_array(?, ',')::uuid[])
  and not exists (select 1 from forum_mute m where m.user_id = ? and m.muted_id = p.author_id)`;

@Injectable()
export class SearchPosts {
  constructor(
    private readonly database: Database,
    private readonly access: ForumAccess,
    private readonly authors: PostAuthorReader,
  ) {}

  async search({ userId, q, author, limit, cursor }: PostSearchRequest): Promise<FoundPostPageView> {
    const reader = await this.access.requireReader(userId);
    const before = cursor === undefined ? undefined : decodeIdCursor(cursor);
    const words = q.replaceAll('\u0000', ' '); // Replaces the NUL character, which PostgreSQL's text type cannot store.
    if (words === '' && !author) return { items: [], nextCursor: null };
    const asked: SearchParams = {
      ...{ words, limit },
      isBy: author ? ['and p.author_id = ?', author] : [''],
      isBefore: before ? ['and p.id < ?', before] : [''],
      mayBeRead: [readablePostSql, resolveCategoryIds(reader).join(','), userId, limit + 1],
      isOpen: [openTopicSql, resolveCategoryIds(reader).join(','), userId],
    };
    const parts: SqlPart[] = [
      ...(words ? buildTextMatches(asked, await this.isFrequent(words)) : buildAuthorMatches(asked)),
      [
        `select p.id, p.number, t.slug, t.title, c.title as "categoryTitle", p.author_id as "authorId", p.created_at as "createdAt",`,
      ],
      words ? [`${excerptSql} as excerpt`, words] : ['left(p.source, 200) as excerpt'],
      [
        `from found join forum_post p using (id) ${topicJoinSql} join forum_category c on c.id = t.category_id
        order by p.id desc limit ?`,
        limit + 1,
      ],
    ];
    const found = await this.database.sql<Row>(
      parts.map(([text]) => text).join(' '),
      parts.flatMap(([, ...params]) => params),
    );
    const authorOf = await this.authors.read(
      found.map(({ authorId }) => authorId),
      userId,
    );
    return toResultPage(
      found,
      limit,
      ({ authorId, createdAt, ...row }) => ({
        ...row,
        author: authorOf(authorId),
        createdAt: new Date(createdAt).toISOString(),
      }),
      ({ id }) => [id],
    );
  }

  /** Uses the estimate of PostgreSQL. A wrong estimate changes only the speed of the search, not its result. */
  private async isFrequent(words: string): Promise<boolean> {
    const [expected] = await this.database.sql<QueryPlan>(
      `explain (format json) select from forum_post where words @@ ${searchQuerySql}`,
      [words],
    );
    return (expected?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0) > latestPostsSearched;
  }
}

const buildAuthorMatches = ({ isBy, isBefore, mayBeRead }: SearchParams): SqlPart[] => [
  [`with found as (select p.id from forum_post p ${topicJoinSql} where true`],
  ...[isBy, isBefore, ['and'] as const, mayBeRead, [')'] as const],
];

const buildTextMatches = (asked: SearchParams, isLatestFirst: boolean): SqlPart[] => {
  const { words, limit, isBy, isBefore, mayBeRead } = asked;
  return [
    [
      `with lately as materialized (select p.id from (select ${postColumnsSql}, words from forum_post p where ${isLatestFirst}`,
    ],
    ...[isBy, isBefore],
    [
      `order by p.id desc limit ${latestPostsSearched}) p ${lateralTopicJoinSql} where p.words @@ ${searchQuerySql} and`,
      words,
    ],
    ...[mayBeRead],
    [`), ever as materialized (select ${postColumnsSql} from forum_post p where p.words @@ ${searchQuerySql}`, words],
    ...[isBy, isBefore],
    [`and cardinality(array(select id from lately)) <= ? order by p.id desc), found as (select id from lately`, limit],
    [`union (select p.id from ever p ${lateralTopicJoinSql} where`],
    ...[mayBeRead],
    ...[[') union'] as const, ...buildTitleMatches(asked), [')'] as const],
  ];
};

const buildTitleMatches = ({ words, limit, isBefore, isBy, isOpen, mayBeRead }: SearchParams): SqlPart[] => [
  [`(select p.id from (select p.* from forum_topic p where p.words @@ ${searchQuerySql}`, words],
  ...[isBy, isBefore, isOpen],
  [
    `order by p.id desc limit ?) t cross join lateral (select p.* from forum_post p where p.topic_id = t.id`,
    2 * (limit + 1),
  ],
  [`and p.state = 'shown' and p.number is not null order by p.number limit 1) p where true`],
  ...[isBy, isBefore, ['and'] as const, mayBeRead, [')'] as const],
];
