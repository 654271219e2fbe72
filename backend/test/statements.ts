import { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { getRequestContext } from '#platform/audit/audit-log.ts';
import type { World } from './world.ts';

type SqlStatement = string | { text: string };

export async function recordSqlStatements(world: World, work: () => Promise<unknown>): Promise<string[]> {
  const pool = (await world.app.get(MikroORM).em.getConnection().getNativeClient()) as pg.Pool;
  const client = await pool.connect();
  client.release();
  const prototype = Object.getPrototypeOf(client) as { query: (asked: SqlStatement, ...rest: unknown[]) => unknown };
  const { query } = prototype;
  const sent: string[] = [];
  prototype.query = function (asked, ...rest) {
    if (getRequestContext()) sent.push(typeof asked === 'string' ? asked : asked.text);
    return query.call(this, asked, ...rest);
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return sent;
}
