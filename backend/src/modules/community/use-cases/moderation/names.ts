import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.ts';
import { formerMember } from '../people/authors.ts';

export type NameOf = (id: string | null | undefined) => string;

/** By which names staff read of people. Staff who never opened the forum have no name there. */
@Injectable()
export class Names {
  constructor(private readonly database: Database) {}

  async of(ids: readonly (string | null | undefined)[]): Promise<NameOf> {
    const known = [...new Set(ids.filter((id) => id))];
    const found = await this.database.sql<{ id: string; name: string }>(
      `select u.id, coalesce(p.shown_name, p.account_name, nullif(concat_ws(' ', u.first_name, u.last_name), ''), 'Staff') as name
       from users u left join forum_profile p on p.user_id = u.id where u.id = any(string_to_array(?, ',')::uuid[])`,
      [known.join(',')],
    );
    const names = new Map(found.map(({ id, name }) => [id, name]));
    return (id) => (id && names.get(id)) ?? formerMember;
  }
}
