import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';

export interface ListedAccount {
  readonly userId: string;
  readonly email: string;
  readonly lastSeenAt: Date | null;
}

type Row = Omit<ListedAccount, 'lastSeenAt'> & { readonly lastSeenAt: string | Date | null };

@Injectable()
export class FindAccountsByEmail {
  constructor(private readonly database: Database) {}

  /** `emails` must be normalised. */
  async find(emails: readonly string[]): Promise<ReadonlyMap<string, ListedAccount>> {
    if (emails.length === 0) return new Map();
    const rows = await this.database.sql<Row>(
      `select u.id as "userId", u.email, greatest(u.last_sign_in_at,
         (select max(s.refreshed_at) from sessions s where s.user_id = u.id)) as "lastSeenAt"
       from users u
       where u.email in (select jsonb_array_elements_text(?::jsonb))
         and u.email_confirmed_at is not null and u.deleted_at is null`,
      [JSON.stringify(emails)],
    );
    return new Map(
      rows.map(({ lastSeenAt, ...row }) => [
        row.email,
        { ...row, lastSeenAt: lastSeenAt === null ? null : new Date(lastSeenAt) },
      ]),
    );
  }
}
