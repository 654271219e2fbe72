import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { decodeCursor, toResultPage, readPageRows, type ListQuery, type ResultPage } from '#platform/http/page.ts';
import { User } from '../../domain/user.entity.ts';
import { userSummaryColumns, toUserSummary, type UserSummary, type UserSummaryRow } from '../views/user-summary.ts';
import { toLikePattern, hasSearchableTrigram, userSearchCondition } from './user-search.ts';

type UserRow = UserSummaryRow & { readonly position: string };

const newestFirst = 'order by u.created_at desc, u.id desc limit ?';
const afterCursor = `and (u.created_at, u.id) < (?::timestamp at time zone 'UTC', ?::uuid)`;
const columns = `${userSummaryColumns}, (u.created_at at time zone 'UTC')::text as position`;

const firstPage = {
  name: 'auth.first-users',
  text: `select ${columns} from users u order by u.created_at desc, u.id desc limit $1`,
};
const furtherPage = {
  name: 'auth.further-users',
  text: `select ${columns} from users u where (u.created_at, u.id) < ($2::timestamp at time zone 'UTC', $3::uuid)
    order by u.created_at desc, u.id desc limit $1`,
};

const newestScanned = 1_000;

@Injectable()
export class FindUsers {
  constructor(private readonly database: Database) {}

  async find({ limit, cursor, q }: Pick<ListQuery, 'limit' | 'cursor' | 'q'>): Promise<ResultPage<UserSummary>> {
    const wanted = q?.replaceAll('\u0000', '') ?? ''; // Removes NUL characters, because PostgreSQL text cannot store them.
    const keys = cursor ? decodeCursor(cursor, 2) : [];
    const rows = await readPageRows(this.read(wanted, keys, limit + 1), cursor);
    return toResultPage(rows, limit, toUserSummary, ({ position, id }) => [position, id]);
  }

  private read(wanted: string, keys: string[], count: number): Promise<UserRow[]> {
    if (wanted === '') return this.all(keys, count);
    return hasSearchableTrigram(wanted)
      ? this.searchByTrigram(wanted, keys, count)
      : this.searchByAge(wanted, keys, count);
  }

  private all(keys: string[], count: number): Promise<UserRow[]> {
    return this.database.prepared<UserRow>(keys.length > 0 ? furtherPage : firstPage, [count, ...keys]);
  }

  /** The trigram indexes cannot find a text without three letters or digits in a row. */
  private searchByAge(wanted: string, keys: string[], count: number): Promise<UserRow[]> {
    const fragment = toLikePattern(wanted);
    return this.database.sql<UserRow>(
      `select ${columns} from users u where ${userSearchCondition} ${keys.length > 0 ? afterCursor : ''} ${newestFirst}`,
      [fragment, fragment, ...keys, count],
    );
  }

  /** PostgreSQL misjudges the number of matches, so the query scans the newest accounts first to avoid a slow plan. */
  private searchByTrigram(wanted: string, keys: string[], count: number): Promise<UserRow[]> {
    const after = keys.length > 0 ? afterCursor : '';
    const fragment = toLikePattern(wanted);
    return this.database.sql<UserRow>(
      `with newest as materialized (
         select u.id, u.created_at from (select * from users u where true ${after} ${newestFirst}) u
         where ${userSearchCondition} ${newestFirst}
       ), every as materialized (
         select u.id, u.created_at from users u where (select count(*) from newest) < ? and ${userSearchCondition} ${after}
       ), found as (
         select * from newest where (select count(*) from newest) >= ? union all select * from every
       )
       select ${columns} from (select * from found u ${newestFirst}) page join users u on u.id = page.id
       ${newestFirst}`,
      [
        ...[...keys, newestScanned, fragment, fragment, count],
        ...[count, fragment, fragment, ...keys],
        ...[count, count, count],
      ],
    );
  }
}

@Injectable()
export class CountUsers {
  constructor(private readonly database: Database) {}

  count(): Promise<number> {
    return this.database.em().count(User);
  }
}
