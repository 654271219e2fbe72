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

/** Posts that hold some words, or that somebody wrote; the latest first. */
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
    const found = await this.database.sql<Row>(
      `select p.id, p.number, t.slug, t.title, c.title as "categoryTitle", p.author_id as "authorId",
         p.created_at as "createdAt", ${words ? excerpt : 'left(p.source, 200)'} as excerpt
       from (select p.* from forum_post p join forum_topic t on t.id = p.topic_id
         where ${words ? `to_tsvector('english', p.source) @@ websearch_to_tsquery('english', ?) and` : ''}
           ${author ? 'p.author_id = ? and' : ''} p.state = 'shown' and p.number is not null
           and t.category_id = any(string_to_array(?, ',')::uuid[])
           and not exists (select 1 from forum_mute m where m.user_id = ? and m.muted_id = p.author_id)
           ${before ? 'and p.id < ?' : ''} order by p.id desc limit ?) p
       join forum_topic t on t.id = p.topic_id join forum_category c on c.id = t.category_id order by p.id desc`,
      [
        ...(words ? [words, words] : []),
        ...(author ? [author] : []),
        ...[categoryIdsOf(reader), userId],
        ...(before ? [before] : []),
        limit + 1,
      ],
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
