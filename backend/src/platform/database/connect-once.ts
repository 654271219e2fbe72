import pg from 'pg';

export type Query = <Row extends object>(statement: string, params?: readonly unknown[]) => Promise<Row[]>;

export async function runWithOwnConnection<Result>(
  connectionString: string,
  work: (query: Query) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
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
