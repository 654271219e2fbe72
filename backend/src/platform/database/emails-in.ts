import pg from 'pg';

/**
 * Returns those of the emails that have an account. Works before the database is migrated, and without an application.
 */
export async function emailsIn(connectionString: string, emails: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ users: string | null }>(`select to_regclass('users') as users`);
    if (!tables[0]?.users) return [];
    const { rows } = await client.query<{ email: string }>(
      'select email from users where email = any($1) order by email',
      [emails],
    );
    return rows.map(({ email }) => email);
  } finally {
    await client.end();
  }
}
