import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { keysOf, pageOf, readPage, type Page } from '../../../platform/http/page.ts';
import { NoSuchContent } from '../domain/errors.ts';
import type { ContentKind } from '../domain/kinds.ts';
import { byTitle, isId, isOrHasSlug, type Condition, type ContentFilter, type Row } from './shelves/shelf.ts';
import { shelves } from './shelves/shelves.ts';

export interface ContentQuery extends ContentFilter {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** The stored rows behind every answer; what of them may be shown is for their reader's use case to say. */
@Injectable()
export class ContentRows {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async page(kind: ContentKind, query: ContentQuery): Promise<Page<Row>> {
    const shelf = shelves[kind];
    const { key, type, direction } = query.sort === 'title' ? byTitle(shelf.alias) : shelf.order(query);
    const conditions = shelf.conditions(query, this.clock.now());
    if (query.cursor) {
      const [value, id] = keysOf(query.cursor, 2);
      conditions.push({
        sql: `(${key}, ${shelf.alias}.id) ${direction === 'asc' ? '>' : '<'} (?::${type}, ?::uuid)`,
        params: [value, id],
      });
    }
    const order = `order by ${key} ${direction}, ${shelf.alias}.id ${direction} limit ${query.limit + 1}`;
    const select = shelf.select.replace('select ', `select ${key}::text as sort_key, `);
    const rows = await readPage(this.read(kind, select, conditions, order), query.cursor);
    return pageOf(
      rows,
      query.limit,
      (row) => row,
      (row) => [row['sort_key'] as string, row['id'] as string],
    );
  }

  /** Throws NoSuchContent. */
  async one(kind: ContentKind, idOrSlug: string): Promise<Row> {
    const shelf = shelves[kind];
    if (!shelf.hasSlug && !isId(idOrSlug)) throw new NoSuchContent();
    const [row] = await this.read(kind, shelf.select, [isOrHasSlug(shelf.alias, idOrSlug)], 'limit 1');
    if (!row) throw new NoSuchContent();
    return row;
  }

  private async read(
    kind: ContentKind,
    select: string,
    conditions: readonly Condition[],
    tail: string,
  ): Promise<Row[]> {
    const joined = await shelves[kind].join?.(this.database, this.clock.now());
    const where = conditions.length > 0 ? `where ${conditions.map(({ sql }) => sql).join(' and ')}` : '';
    return this.database.sql<Row>(`${select} ${joined?.sql ?? ''} ${where} ${tail}`, [
      ...(joined?.params ?? []),
      ...conditions.flatMap(({ params }) => params),
    ]);
  }
}
