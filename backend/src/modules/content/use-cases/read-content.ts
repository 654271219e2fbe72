import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { keysOf, pageOf, readPage, type Page } from '../../../platform/http/page.ts';
import { EntitlementOf } from '../../membership/index.ts';
import { NoSuchContent } from '../domain/errors.ts';
import type { ContentKind } from '../domain/kinds.ts';
import type { ContentViews } from './content.view.ts';
import { isId, isOrHasSlug, type Condition, type ContentFilter, type Row } from './shelves/shelf.ts';
import { shelves } from './shelves/shelves.ts';

export interface ContentQuery extends ContentFilter {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** What one reader sees of one kind of content. Locked rows are listed; their guarded fields are absent. */
@Injectable()
export class ReadContent {
  constructor(
    private readonly database: Database,
    private readonly entitlement: EntitlementOf,
    private readonly clock: Clock,
  ) {}

  async list<Kind extends ContentKind>(
    kind: Kind,
    query: ContentQuery,
    readerId: string | undefined,
  ): Promise<Page<ContentViews[Kind]>> {
    const shelf = shelves[kind];
    const { key, type, direction } = shelf.order(query);
    const conditions = shelf.conditions(query, this.clock.now());
    if (query.cursor) {
      const [value, id] = keysOf(query.cursor, 2);
      conditions.push({
        sql: `(${key}, ${shelf.alias}.id) ${direction === 'asc' ? '>' : '<'} (?::${type}, ?::uuid)`,
        params: [value, id],
      });
    }
    const order = `order by ${key} ${direction}, ${shelf.alias}.id ${direction} limit ${query.limit + 1}`;
    const [{ tier }, rows] = await Promise.all([
      this.entitlement.execute(readerId),
      readPage(
        this.rows(shelf.select.replace('select ', `select ${key}::text as sort_key, `), conditions, order),
        query.cursor,
      ),
    ]);
    return pageOf(
      rows,
      query.limit,
      (row) => shelf.view(row, tier),
      (row) => [row['sort_key'] as string, row['id'] as string],
    );
  }

  async one<Kind extends ContentKind>(
    kind: Kind,
    idOrSlug: string,
    readerId: string | undefined,
  ): Promise<ContentViews[Kind]> {
    const shelf = shelves[kind];
    if (!shelf.hasSlug && !isId(idOrSlug)) throw new NoSuchContent();
    const [{ tier }, [row]] = await Promise.all([
      this.entitlement.execute(readerId),
      this.rows(shelf.select, [isOrHasSlug(shelf.alias, idOrSlug)], 'limit 1'),
    ]);
    if (!row) throw new NoSuchContent();
    return shelf.view(row, tier);
  }

  private rows(select: string, conditions: readonly Condition[], tail: string): Promise<Row[]> {
    const where = conditions.length > 0 ? `where ${conditions.map(({ sql }) => sql).join(' and ')}` : '';
    return this.database.sql<Row>(
      `${select} ${where} ${tail}`,
      conditions.flatMap(({ params }) => params),
    );
  }
}
