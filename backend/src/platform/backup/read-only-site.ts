import pg from 'pg';
import { setTimeout as delay } from 'node:timers/promises';
import { newId } from '#kernel/id.ts';
import { runWithOwnConnection } from '../database/connect-once.ts';
import { restoringCacheMs } from '../health/heartbeat.ts';

const beatMs = 5_000;
/** Error codes of PostgreSQL for a missing database and a missing table. */
const missingCodes = ['3D000', '42P01'];

export async function withReadOnlySite<Result>(
  databaseUrl: string,
  work: (beat: (url: string) => Promise<unknown>) => Promise<Result>,
): Promise<Result> {
  const id = newId();
  const run = (url: string, statement: string) => runWithOwnConnection(url, (query) => query(statement, [id]));
  const beat = (url: string) =>
    run(
      url,
      `insert into process_heartbeat (id, kind, seen_at) values ($1, 'restore', now())
         on conflict (id, kind) do update set seen_at = excluded.seen_at`,
    );
  // On a new machine, the database or its tables do not exist yet.
  const hasSite = await beat(databaseUrl).then(
    () => true,
    (error: unknown) => {
      if (error instanceof pg.DatabaseError && missingCodes.includes(error.code ?? '')) return false;
      throw error;
    },
  );
  if (!hasSite) return work(beat);
  const timer = setInterval(() => void beat(databaseUrl).catch(() => undefined), beatMs);
  try {
    await delay(restoringCacheMs);
    return await work(beat);
  } finally {
    clearInterval(timer);
    await run(databaseUrl, 'delete from process_heartbeat where id = $1').catch(() => undefined);
  }
}
