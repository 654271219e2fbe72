import type { Tier } from '../../../../kernel/tier.ts';
import type { Database } from '../../../../platform/database/database.ts';

export type Row = Readonly<Record<string, unknown>>;

/** How a list may be narrowed. */
export interface ContentFilter {
  readonly program?: string | undefined;
  readonly module?: string | undefined;
  readonly when?: 'upcoming' | 'past' | undefined;
  readonly q?: string | undefined;
  /** By title instead of the kind's own order. */
  readonly sort?: 'title' | undefined;
}

/** Who reads, and under which address they find a resource that is open to them. */
export interface Reader {
  readonly tier: Tier;
  addressOf(resource: { readonly id: string; readonly url: string }): string;
}

export interface Condition {
  readonly sql: string;
  readonly params: readonly unknown[];
}

/** How one kind of content is read: its rows, their order, and what a reader of a tier sees of a row. */
export interface Shelf<View> {
  /** Selects every column the view needs, from an aliased table. */
  readonly select: string;
  /** The alias of the kind's own table. */
  readonly alias: string;
  readonly hasSlug: boolean;
  /** What is joined to the rows at each asking, where a view tells what no row holds. */
  join?(database: Database, now: Date): Promise<Condition>;
  /** The sort key, its type and direction; the id breaks ties. */
  order(filter: ContentFilter): {
    readonly key: string;
    readonly type: 'timestamptz' | 'integer' | 'integer[]';
    readonly direction: 'asc' | 'desc';
  };
  conditions(filter: ContentFilter, now: Date): Condition[];
  view(row: Row, reader: Reader): View;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export const isId = (text: string): boolean => uuid.test(text);

/** PostgreSQL’s text holds no NUL, so nothing is called by one. */
const storable = (text: string): string => text.replaceAll('\0', '');

/** Matches a parent by id or slug. */
export const isOrHasSlug = (alias: string, idOrSlug: string): Condition =>
  isId(idOrSlug)
    ? { sql: `${alias}.id = ?`, params: [idOrSlug] }
    : { sql: `${alias}.slug = ?`, params: [storable(idOrSlug)] };

/** Matches words in the title, without case. */
export const titled = (alias: string, q: string | undefined): Condition[] =>
  q ? [{ sql: `${alias}.title ilike ?`, params: [`%${storable(q).replace(/[\\%_]/g, '\\$&')}%`] }] : [];

export const newestFirst = (key: string) => ({ key, type: 'timestamptz', direction: 'desc' }) as const;
export const inOrder = (key: string, type: 'integer' | 'integer[]') => ({ key, type, direction: 'asc' }) as const;
export const byTitle = (alias: string) => ({ key: `lower(${alias}.title)`, type: 'text', direction: 'asc' }) as const;
