import pg from 'pg';

export type Query = <Row extends object>(statement: string, params?: readonly unknown[]) => Promise<Row[]>;

/**
 * True if PostgreSQL cannot be reached, is starting or stopping (codes 57P), or does not accept connections to the
 * database because a restore exchanges it (55000), and false for its other errors.
 */
export const isConnectionError = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || error.code?.startsWith('57P') === true || error.code === '55000';

export async function runWithOwnConnection<Result>(
  connectionString: string,
  work: (query: Query) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  // The next statement reports a lost connection.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(async <Row extends object>(statement: string, params: readonly unknown[] = []) => {
      const { rows } = await client.query<Row>(statement, [...params]);
      return rows;
    });
  } finally {
    await client.end();
  }
}
