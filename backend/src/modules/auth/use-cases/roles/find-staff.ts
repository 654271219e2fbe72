import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';

const staffQuery = {
  name: 'auth.staff-among',
  text: 'select distinct user_id as id from user_roles where user_id = any($1::uuid[])',
};

@Injectable()
export class FindStaff {
  constructor(private readonly database: Database) {}

  async filterStaff(userIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (userIds.length === 0) return new Set();
    const rows = await this.database.prepared<{ id: string }>(staffQuery, [userIds]);
    return new Set(rows.map(({ id }) => id));
  }

  async filterEmails(emails: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.database.sql<{ email: string }>(
      `select u.email from users u
       where u.email in (select jsonb_array_elements_text(?::jsonb)) and u.email_confirmed_at is not null
         and u.deleted_at is null and exists (select from user_roles r where r.user_id = u.id)`,
      [JSON.stringify(emails)],
    );
    return new Set(rows.map(({ email }) => email));
  }

  listAdministrators(): Promise<{ email: string; firstName: string | null }[]> {
    return this.database.sql(
      `select u.email, u.first_name as "firstName" from users u
       where u.email_confirmed_at is not null and u.deleted_at is null
         and exists (select from user_roles r where r.user_id = u.id and r.role = 'admin')
       order by u.created_at, u.id limit 50`,
    );
  }

  async listNames(): Promise<string[]> {
    const rows = await this.database.sql<{ name: string }>(
      `select concat_ws(' ', u.first_name, u.last_name) as name from users u
       where u.deleted_at is null and exists (select from user_roles r where r.user_id = u.id)`,
    );
    return rows.map(({ name }) => name).filter(Boolean);
  }
}
