import { Injectable } from '@nestjs/common';
import { Database, type PreparedStatement } from '#platform/database/database.ts';
import { buildNewestSearch, hasSearchableTrigram } from '#platform/database/search-newest.ts';
import {
  buildAfterCursorCondition,
  decodeCursor,
  toResultPage,
  readPageRows,
  type ListQuery,
  type ResultPage,
} from '#platform/http/page.ts';
import { SessionFacts, type SessionFactValues } from '#platform/http/session-facts.ts';
import { userSummaryColumns, toUserSummary, type UserSummary, type UserSummaryRow } from '../views/user-summary.ts';
import { buildUserSearch } from './user-search.ts';

export interface ListedUser extends UserSummary {
  readonly facts: SessionFactValues;
}

type UserRow = UserSummaryRow & { readonly position: string; readonly facts: SessionFactValues };

const userColumns = `${userSummaryColumns}, (u.created_at at time zone 'UTC')::text as position`;
/** Makes the id of the user available as `s.user_id`, because the SQL of all session facts uses this name. */
const factsUser = 'cross join lateral (select u.id as user_id) s';

interface UserQueries {
  readonly columns: string;
  readonly firstPage: PreparedStatement;
  readonly furtherPage: PreparedStatement;
}

const buildQueries = (columns: string): UserQueries => ({
  columns,
  firstPage: {
    name: 'auth.first-users',
    text: `select ${columns} from users u ${factsUser} order by u.created_at desc, u.id desc limit $1`,
  },
  furtherPage: {
    name: 'auth.further-users',
    text: `select ${columns} from users u ${factsUser}
      where (u.created_at, u.id) < ($2::timestamp at time zone 'UTC', $3::uuid)
      order by u.created_at desc, u.id desc limit $1`,
  },
});

const toListedUser = ({ facts, ...row }: UserRow): ListedUser => ({ ...toUserSummary(row), facts });

const countQuery = { name: 'auth.count-users', text: 'select count(*)::int as count from users' };

@Injectable()
export class FindUsers {
  private queries: UserQueries | undefined;

  constructor(
    private readonly database: Database,
    private readonly facts: SessionFacts,
  ) {}

  async find({ limit, cursor, q }: Pick<ListQuery, 'limit' | 'cursor' | 'q'>): Promise<ResultPage<ListedUser>> {
    const wanted = q?.replaceAll('\u0000', '') ?? ''; // Removes NUL characters, because PostgreSQL text cannot store them.
    const keys = cursor ? decodeCursor(cursor, 2) : [];
    const rows = await readPageRows(this.read(wanted, keys, limit + 1), cursor);
    return toResultPage(rows, limit, toListedUser, ({ position, id }) => [position, id]);
  }

  private read(wanted: string, keys: string[], count: number): Promise<UserRow[]> {
    return wanted === '' ? this.all(keys, count) : this.search(wanted, keys, count);
  }

  private all(keys: string[], count: number): Promise<UserRow[]> {
    const { firstPage, furtherPage } = this.getQueries();
    return this.database.prepared<UserRow>(keys.length > 0 ? furtherPage : firstPage, [count, ...keys]);
  }

  /** Builds the queries at the first read, because other modules add columns of the list at startup. */
  private getQueries(): UserQueries {
    this.queries ??= buildQueries(`${userColumns}, ${this.facts.buildSql('list')} as facts`);
    return this.queries;
  }

  private search(wanted: string, keys: string[], count: number): Promise<UserRow[]> {
    const { sql, params } = buildNewestSearch({
      ...{
        table: 'users',
        alias: 'u',
        time: 'created_at',
        columns: this.getQueries().columns,
        joins: factsUser,
        count,
      },
      ...buildUserSearch(wanted),
      after: { sql: keys.length > 0 ? buildAfterCursorCondition('u.created_at', 'u.id') : '', params: keys },
      isIndexed: hasSearchableTrigram(wanted),
    });
    return this.database.sql<UserRow>(sql, params);
  }
}

@Injectable()
export class CountUsers {
  constructor(private readonly database: Database) {}

  async count(): Promise<number> {
    const [row] = await this.database.prepared<{ count: number }>(countQuery, []);
    return row?.count ?? 0;
  }
}
