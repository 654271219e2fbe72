import pg from 'pg';

export type RunQuery = <Row extends object>(statement: string, params?: readonly unknown[]) => Promise<Row[]>;

/** PostgreSQL reports 57P codes while starting or stopping, and 55000 while a restore exchanges the database. */
export const isConnectionError = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || error.code?.startsWith('57P') === true || error.code === '55000';

/** True if PostgreSQL rejects a value of the statement, such as an impossible date. */
export const isDataException = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('22');

interface ConnectionLimits {
  readonly queryTimeoutMs?: number;
  readonly connectionTimeoutMs?: number;
}

export async function runWithOwnConnection<Result>(
  connectionString: string,
  work: (query: RunQuery) => Promise<Result>,
  { queryTimeoutMs, connectionTimeoutMs = 5_000 }: ConnectionLimits = {},
): Promise<Result> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: connectionTimeoutMs,
    query_timeout: queryTimeoutMs,
  });
  // The next statement reports the lost connection, so this listener ignores the error.
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
