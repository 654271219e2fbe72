import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { keysOf, pageOf, readPage, type ListQuery, type Page } from '../../../platform/http/page.ts';
import { summaryColumns, summaryOf, type UserSummary, type UserSummaryRow } from './answers/user-summary.ts';

type Row = UserSummaryRow & { readonly position: string };

/** A page of users, newest first. `q` is looked for in the address and in 'first last', whatever the case. */
@Injectable()
export class FindUsers {
  constructor(private readonly database: Database) {}

  async execute({ limit, cursor, q }: Pick<ListQuery, 'limit' | 'cursor' | 'q'>): Promise<Page<UserSummary>> {
    const wanted = q?.replaceAll('\u0000', '').toLowerCase() ?? ''; // PostgreSQL's text holds no NUL
    const read = this.database.sql<Row>(
      `select ${summaryColumns}, (u.created_at at time zone 'UTC')::text as position
       from users u
       where (? = '' or position(? in lower(u.email)) > 0 or position(? in lower(concat_ws(' ', u.first_name, u.last_name))) > 0)
         ${cursor ? `and (u.created_at, u.id) < (?::timestamp at time zone 'UTC', ?::uuid)` : ''}
       order by u.created_at desc, u.id desc
       limit ?`,
      [wanted, wanted, wanted, ...(cursor ? keysOf(cursor, 2) : []), limit + 1],
    );
    const rows = await readPage(read, cursor);
    return pageOf(rows, limit, summaryOf, ({ position, id }) => [position, id]);
  }
}
