import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { keysOf, pageOf, readPage, type ListQuery, type Page } from '#platform/http/page.ts';
import { User } from '../../domain/user.entity.ts';
import { summaryColumns, summaryOf, type UserSummary, type UserSummaryRow } from '../views/user-summary.ts';
import { containing, hasTrigram, matching } from './user-search.ts';

type Row = UserSummaryRow & { readonly position: string };

const newestFirst = 'order by u.created_at desc, u.id desc limit ?';
const afterCursor = `and (u.created_at, u.id) < (?::timestamp at time zone 'UTC', ?::uuid)`;
const columns = `${summaryColumns}, (u.created_at at time zone 'UTC')::text as position`;

const firstPage = {
  name: 'auth.first-users',
  text: `select ${columns} from users u order by u.created_at desc, u.id desc limit $1`,
};
const furtherPage = {
  name: 'auth.further-users',
  text: `select ${columns} from users u where (u.created_at, u.id) < ($2::timestamp at time zone 'UTC', $3::uuid)
    order by u.created_at desc, u.id desc limit $1`,
};

/** What is common is found among so many of the newest already; what is not, is rare enough to be collected first. */
const lookedAtFirst = 1_000;

/** A page of users, newest first. `q` is looked for in the address and in 'first last', whatever the case. */
@Injectable()
export class FindUsers {
  constructor(private readonly database: Database) {}

  async find({ limit, cursor, q }: Pick<ListQuery, 'limit' | 'cursor' | 'q'>): Promise<Page<UserSummary>> {
    const wanted = q?.replaceAll('\u0000', '') ?? ''; // PostgreSQL's text holds no NUL
    const keys = cursor ? keysOf(cursor, 2) : [];
    const rows = await readPage(this.read(wanted, keys, limit + 1), cursor);
    return pageOf(rows, limit, summaryOf, ({ position, id }) => [position, id]);
  }

  private read(wanted: string, keys: string[], count: number): Promise<Row[]> {
    if (wanted === '') return this.all(keys, count);
    return hasTrigram(wanted) ? this.search(wanted, keys, count) : this.searchByAge(wanted, keys, count);
  }

  private all(keys: string[], count: number): Promise<Row[]> {
    return this.database.prepared<Row>(keys.length > 0 ? furtherPage : firstPage, [count, ...keys]);
  }

  /** One letter or two are in many names, so the page fills soon; no index knows them anyway. */
  private searchByAge(wanted: string, keys: string[], count: number): Promise<Row[]> {
    const fragment = containing(wanted);
    return this.database.sql<Row>(
      `select ${columns} from users u where ${matching} ${keys.length > 0 ? afterCursor : ''} ${newestFirst}`,
      [fragment, fragment, ...keys, count],
    );
  }

  /**
   * The planner guesses how many rows hold a fragment, and guesses wrong: it walks all accounts by age for a rare one, or
   * collects nearly all of them for a common one. So it is not asked: a bounded walk comes first, and only where that does
   * not fill the page are all matches collected, by their trigrams. `materialized` keeps each step to itself.
   */
  private search(wanted: string, keys: string[], count: number): Promise<Row[]> {
    const after = keys.length > 0 ? afterCursor : '';
    const fragment = containing(wanted);
    return this.database.sql<Row>(
      `with newest as materialized (
         select u.id, u.created_at from (select * from users u where true ${after} ${newestFirst}) u
         where ${matching} ${newestFirst}
       ), every as materialized (
         select u.id, u.created_at from users u where (select count(*) from newest) < ? and ${matching} ${after}
       ), found as (
         select * from newest where (select count(*) from newest) >= ? union all select * from every
       )
       select ${columns} from (select * from found u ${newestFirst}) page join users u on u.id = page.id
       ${newestFirst}`,
      [
        ...[...keys, lookedAtFirst, fragment, fragment, count],
        ...[count, fragment, fragment, ...keys],
        ...[count, count, count],
      ],
    );
  }
}

/** How many accounts there are. */
@Injectable()
export class CountUsers {
  constructor(private readonly database: Database) {}

  count(): Promise<number> {
    return this.database.em().count(User);
  }
}
