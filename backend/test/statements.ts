import { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { getRequestContext } from '#platform/audit/audit-log.ts';
import type { World } from './world.ts';

type SqlStatement = string | { readonly text: string; readonly values?: readonly unknown[] };
type QueryArguments = [asked: SqlStatement, ...rest: unknown[]];
type Intercept = (query: () => unknown, args: QueryArguments) => unknown;

export async function recordSqlStatements(world: World, work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  await replaceQuery(world, work, (query, [asked]) => {
    if (getRequestContext()) sent.push(typeof asked === 'string' ? asked : asked.text);
    return query();
  });
  return sent;
}

async function replaceQuery(world: World, work: () => Promise<unknown>, intercept: Intercept): Promise<void> {
  const pool = (await world.app.get(MikroORM).em.getConnection().getNativeClient()) as pg.Pool;
  const client = await pool.connect();
  client.release();
  const prototype = Object.getPrototypeOf(client) as { query: (...args: QueryArguments) => unknown };
  const { query } = prototype;
  prototype.query = function (...args) {
    return intercept(() => query.apply(this, args), args);
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
}

export interface MeasuredStatement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly ms: number;
}

/** Records all statements of the product while `work` runs, each with its values and its time. */
export async function measureSqlStatements(world: World, work: () => Promise<unknown>): Promise<MeasuredStatement[]> {
  const sent: MeasuredStatement[] = [];
  await replaceQuery(world, work, (query, [asked, ...rest]) => {
    const begun = performance.now();
    const { text, values } = typeof asked === 'string' ? { text: asked, values: rest[0] } : asked;
    const result = query();
    const record = () =>
      sent.push({ text, values: Array.isArray(values) ? values : [], ms: performance.now() - begun });
    // Pools and streams use callbacks, and their statements are recorded by the client that runs them.
    if (isPromise(result)) result.then(record, record);
    return result;
  });
  return sent;
}

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
