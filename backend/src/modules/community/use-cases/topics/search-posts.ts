import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.ts';
import { pageOf, type PageQuery } from '../../../../platform/http/page.ts';
import { onlyId } from '../../../../platform/http/positions.ts';
import { ForumDoor } from '../forum-door.ts';
import { Authors } from '../people/authors.ts';
import { categoryIdsOf } from './list-topics.ts';
import type { FoundPostsPage, FoundPostView } from './topics.view.ts';

interface Wanted extends Pick<PageQuery, 'limit' | 'cursor'> {
  readonly userId: string;
  readonly q: string;
  /** Only what this person wrote. */
  readonly author?: string;
}

type Row = Omit<FoundPostView, 'author' | 'createdAt'> & { authorId: string | null; createdAt: string };

/** Marks nothing: the page itself shows what was found. */
const excerpt = `ts_headline('english', p.source, websearch_to_tsquery('english', ?), 'StartSel="", StopSel="", MaxWords=30, MinWords=15')`;

/** What both ways to a post ask for; takes an author where one is wished, ids of categories, and the reader. */
const mayBeRead = (author: unknown, before: unknown) => `${author ? 'p.author_id = ? and' : ''}
  p.state = 'shown' and p.number is not null and t.category_id = any(string_to_array(?, ',')::uuid[])
  and not exists (select 1 from forum_mute m where m.user_id = ? and m.muted_id = p.author_id)
  ${before ? 'and p.id < ?' : ''} order by p.id desc limit ?`;
const says = (column: string) => `to_tsvector('english', ${column}) @@ websearch_to_tsquery('english', ?) and`;
const table = 'forum_post p join forum_topic t on t.id = p.topic_id';
/** The words of a title are those of the first post under it. */
const firstOf = `forum_topic t cross join lateral (select p.* from forum_post p where p.topic_id = t.id and p.state = 'shown'
  and p.number is not null order by p.number limit 1) p`;

/** Posts that hold some words, in their title or their text, or that somebody wrote; the latest first. */
@Injectable()
export class SearchPosts {
  constructor(
    private readonly database: Database,
    private readonly door: ForumDoor,
    private readonly authors: Authors,
  ) {}

  /** Throws TierTooLow, BadCursor. The excerpts are made of the page alone. */
  async search({ userId, q, author, limit, cursor }: Wanted): Promise<FoundPostsPage> {
    const reader = await this.door.enter(userId);
    const before = cursor === undefined ? undefined : onlyId(cursor);
    const words = q.replaceAll('\u0000', ' '); // PostgreSQL's text holds no NUL
    if (words === '' && !author) return { items: [], nextCursor: null };
    const ways = words
      ? [`from ${table} where ${says('p.source')}`, `from ${firstOf} where ${says('t.title')}`]
      : [`from ${table} where`];
    const asked = [...(author ? [author] : []), categoryIdsOf(reader), userId, ...(before ? [before] : []), limit + 1];
    const found = await this.database.sql<Row>(
      `select p.id, p.number, t.slug, t.title, c.title as "categoryTitle", p.author_id as "authorId",
         p.created_at as "createdAt", ${words ? excerpt : 'left(p.source, 200)'} as excerpt
       from (${ways.map((way) => `(select p.id ${way} ${mayBeRead(author, before)})`).join(' union ')}) found
       join forum_post p on p.id = found.id join forum_topic t on t.id = p.topic_id
       join forum_category c on c.id = t.category_id order by p.id desc limit ?`,
      [...(words ? [words] : []), ...ways.flatMap(() => [...(words ? [words] : []), ...asked]), limit + 1],
    );
    const authorOf = await this.authors.read(
      found.map(({ authorId }) => authorId),
      userId,
    );
    return pageOf(
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
}
