import { runWithOwnConnection } from '#platform/database/connect-once.ts';

export function findRegisteredEmails(connectionString: string, emails: readonly string[]): Promise<string[]> {
  return runWithOwnConnection(connectionString, async (query) => {
    const [found] = await query<{ users: string | null }>(`select to_regclass('users') as users`);
    if (!found?.users) return [];
    const rows = await query<{ email: string }>('select email from users where email = any($1) order by email', [
      emails,
    ]);
    return rows.map(({ email }) => email);
  });
}
