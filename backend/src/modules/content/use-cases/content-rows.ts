import { ReferenceKind } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import type { Tier } from '#kernel/tier.ts';
import { Database } from '#platform/database/database.ts';
import { decodeCursor, toResultPage, readPageRows, type ResultPage } from '#platform/http/page.ts';
import { ContentNotFound } from '../domain/errors.ts';
import type { KindDefinition, KindTypes, StoredRow } from '../kinds/kind.ts';
import type { StaffItemView } from '../kinds/item.view.ts';
import { sortByTitle, isUuid, buildIdOrSlugCondition, type SqlCondition } from '../kinds/sql.ts';
import { StaffTableQueries, stateColumns } from './staff-table-queries.ts';

/** Staff also get drafts and rows with invalid data. */
type Audience = 'readers' | 'staff';

export type PublicationState = Pick<StaffItemView, 'status' | 'publishAt' | 'unpublishAt' | 'hasDraft' | 'problem'>;

export interface ContentRow<Of extends KindTypes> {
  readonly stored: StoredRow<Of['entity']>;
  readonly joined: Of['joined'];
  readonly state: PublicationState | undefined;
}

interface Selection<Of extends KindTypes> {
  readonly kind: KindDefinition<Of>;
  readonly audience: Audience;
  readonly sortKey: string;
  readonly conditions: readonly SqlCondition[];
  readonly tail: string;
  readonly em?: EntityManager | undefined;
}

interface Column {
  readonly name: string;
  readonly sql: string;
  readonly isTime: boolean;
}

type RawRow = Readonly<Record<string, unknown>>;

@Injectable()
export class ContentRowReader {
  private readonly ownColumns = new Map<string, readonly Column[]>();

  constructor(
    private readonly database: Database,
    private readonly tables: StaffTableQueries,
    private readonly clock: Clock,
  ) {}

  async readRows<Of extends KindTypes>(
    kind: KindDefinition<Of>,
    query: Of['query'],
    audience: Audience,
  ): Promise<ResultPage<ContentRow<Of>>> {
    const { alias, ...read } = kind.read;
    const { key, type, direction } = query.sort === 'title' ? sortByTitle(alias) : read.order(query);
    const conditions = [
      ...read.conditions(query, this.clock.now()),
      ...buildVisibilityConditions(audience, kind),
      ...buildStaffConditions(audience === 'staff' ? (query as StaffFilters) : {}, alias),
    ];
    if (query.cursor) {
      const [value, id] = decodeCursor(query.cursor, 2);
      conditions.push({
        sql: `(${key}, ${alias}.id) ${direction === 'asc' ? '>' : '<'} (?::${type}, ?::uuid)`,
        params: [value, id],
      });
    }
    const skipped = audience === 'staff' ? ((query as StaffFilters).page ?? 1) - 1 : 0;
    const tail = `order by ${key} ${direction}, ${alias}.id ${direction}
      limit ${query.limit + 1} offset ${skipped * query.limit}`;
    const rows = await readPageRows(
      this.select({ kind, audience, sortKey: `${key}::text`, conditions, tail }),
      query.cursor,
    );
    return toResultPage(
      rows,
      query.limit,
      (row) => this.toRow(kind, row),
      (row) => [String(row['sortKey']), String(row['id'])],
    );
  }

  async readRow<Of extends KindTypes>(
    kind: KindDefinition<Of>,
    idOrSlug: string,
    audience: Audience,
    em?: EntityManager,
  ): Promise<ContentRow<Of>> {
    if (!kind.hasSlug && !isUuid(idOrSlug)) throw new ContentNotFound();
    const conditions = [
      buildIdOrSlugCondition(kind.read.alias, idOrSlug),
      ...buildVisibilityConditions(audience, kind),
    ];
    const [row] = await this.select({ kind, audience, sortKey: 'null', conditions, tail: 'limit 1', em });
    if (!row) throw new ContentNotFound();
    return this.toRow(kind, row);
  }

  private async select<Of extends KindTypes>(selection: Selection<Of>): Promise<RawRow[]> {
    const { kind, audience, sortKey, conditions, tail, em } = selection;
    const { from, alias, join, joined } = kind.read;
    const isForStaff = audience === 'staff';
    const columns = [
      `${sortKey} as "sortKey"`,
      ...this.entityColumns(kind).map(({ name, sql }) => `${sql} as "${name}"`),
      ...Object.entries(joined).map(([name, sql]) => `${sql} as "${name}"`),
      ...(isForStaff ? Object.entries(stateColumns).map(([name, column]) => `${alias}.${column} as "${name}"`) : []),
    ];
    const tables = from((name) => (isForStaff ? this.tables.table(name) : name));
    const dates = await join?.(this.database, this.clock.now());
    const where = conditions.length > 0 ? `where ${conditions.map(({ sql }) => sql).join(' and ')}` : '';
    const statement = `select ${columns.join(', ')} from ${tables} ${dates?.sql ?? ''} ${where} ${tail}`;
    const params = [...(dates?.params ?? []), ...conditions.flatMap((condition) => condition.params)];
    return em ? em.execute<RawRow[]>(statement, params) : this.database.sql<RawRow>(statement, params);
  }

  private toRow<Of extends KindTypes>(kind: KindDefinition<Of>, raw: RawRow): ContentRow<Of> {
    const stored = this.entityColumns(kind).map(({ name, isTime }) => [
      name,
      isTime ? toIsoTime(raw[name]) : raw[name],
    ]);
    const joined = Object.keys(kind.read.joined).map((name) => [name, raw[name]]);
    return {
      stored: Object.fromEntries(stored) as StoredRow<Of['entity']>,
      joined: Object.fromEntries(joined) as Of['joined'],
      state: 'status' in raw ? toPublicationState(raw) : undefined,
    };
  }

  private entityColumns<Of extends KindTypes>({ name, entity, read }: KindDefinition<Of>): readonly Column[] {
    const known = this.ownColumns.get(name);
    if (known) return known;
    const columns = this.database
      .em()
      .getMetadata(entity)
      .props.filter(({ kind }) => kind === ReferenceKind.SCALAR)
      .map((property) => ({
        name: property.name as string,
        sql: `${read.alias}.${property.fieldNames[0]}`,
        isTime: property.runtimeType === 'Date',
      }));
    this.ownColumns.set(name, columns);
    return columns;
  }
}

const toIsoTime = (value: unknown): string | null => (value === null ? null : new Date(String(value)).toISOString());

function buildVisibilityConditions<Of extends KindTypes>(
  audience: Audience,
  { read }: KindDefinition<Of>,
): SqlCondition[] {
  return read.isPublic && audience === 'readers' ? [{ sql: read.isPublic, params: [] }] : [];
}

const toPublicationState = (raw: RawRow): PublicationState => ({
  status: raw['status'] as PublicationState['status'],
  publishAt: toIsoTime(raw['publishAt']),
  unpublishAt: toIsoTime(raw['unpublishAt']),
  hasDraft: raw['hasDraft'] === true,
  problem: (raw['problem'] as string | null) ?? null,
});

interface StaffFilters {
  readonly status?: PublicationState['status'];
  readonly tier?: Tier;
  readonly page?: number;
}

function buildStaffConditions({ status, tier }: StaffFilters, alias: string): SqlCondition[] {
  return [
    ...(status ? [{ sql: `${alias}.${stateColumns.status} = ?`, params: [status] }] : []),
    ...(tier ? [{ sql: `${alias}.visibility_tier = ?`, params: [tier] }] : []),
  ];
}
