import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';

@Injectable()
export class StaffNameLookup {
  constructor(private readonly database: Database) {}

  /** Returns no name for a deleted account, although the row of the account still exists. */
  async load(userIds: readonly (string | null | undefined)[]): Promise<ReadonlyMap<string, string>> {
    const ids = [...new Set(userIds)].filter((id) => id != null);
    if (ids.length === 0) return new Map();
    const users = await this.database.sql<{ id: string; name: string; email: string }>(
      `select id, email, concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')) as name from users
       where id = any(?::uuid[]) and deleted_at is null`,
      [`{${ids.join(',')}}`],
    );
    return new Map(users.map(({ id, name, email }) => [id, name || email]));
  }
}
