import { DateTime } from 'luxon';
import { realTime } from '#kernel/real-time.ts';
import type { Settings } from '../config/settings.ts';
import type { RunQuery } from '../database/connect-once.ts';
import { findPurposesOfUnknownKeys, storeKeyFingerprints } from '../database/key-fingerprints.ts';
import { BackupError } from './backup-error.ts';
import type { RestoreProgress } from './restore-progress.ts';
import { dropDatabase, getDatabaseName, buildDatabaseUrl } from './scratch-database.ts';
import { isSiteReady, waitUntilSiteIsReady } from './site-health.ts';
import { hasDatabase, swapDatabases } from './swap-databases.ts';

export interface RestoreContext {
  readonly settings: Settings;
  readonly query: RunQuery;
  readonly progress: RestoreProgress;
  readonly report: (step: string) => void;
}

export async function switchToDatabase(context: RestoreContext, fresh: string): Promise<string> {
  const { settings, query, progress } = context;
  const live = getDatabaseName(settings.databaseUrl);
  const former = nameRestorePoint(live);
  const checksSite = await isSiteReady(settings);
  await progress.reach('swap');
  await progress.prepare(buildDatabaseUrl(settings.databaseUrl, fresh), { restorePoint: former, checksSite });
  await swapDatabases(query, { live, fresh, former });
  await checkUsedDatabase(context, fresh);
  return former;
}

export async function checkUsedDatabase(context: RestoreContext, aside: string): Promise<void> {
  const { settings, query, progress, report } = context;
  const { restorePoint: former, checksSite } = progress.state;
  try {
    const unknown = await findPurposesOfUnknownKeys(settings);
    if (unknown.length > 0)
      throw new BackupError(`The restored data needs other keys: ${unknown.join()}.`, 'otherKeys');
    await storeKeyFingerprints(settings);
    if (checksSite) await waitUntilSiteIsReady(settings);
    else report('The site did not respond before the restore, so it is not checked. Start it and open it.');
  } catch (error) {
    const live = getDatabaseName(settings.databaseUrl);
    if (former && (await hasDatabase(query, former)))
      await swapDatabases(query, { live, fresh: former, former: aside });
    throw new BackupError(`The former data is in use again: ${(error as Error).message}`);
  }
  await progress.reach('emails');
}

export const nameRestorePoint = (live: string): string =>
  `${live}_before_${DateTime.fromJSDate(realTime(), { zone: 'utc' }).toFormat('yyyyMMddHHmmss')}`;

export const readRestorePointTime = (name: string): Date =>
  DateTime.fromFormat(name.slice(-14), 'yyyyMMddHHmmss', { zone: 'utc' }).toJSDate();

export async function listRestorePoints(query: RunQuery, live: string): Promise<string[]> {
  const rows = await query<{ name: string }>(
    `select datname as name from pg_database where starts_with(datname, $1) order by datname desc`,
    [`${live}_before_`],
  );
  return rows.map(({ name }) => name).filter((name) => /^\d{14}$/.test(name.slice(-14)));
}

/** Only reports an error, because the next restore deletes the same restore points. */
export async function dropOlderRestorePoints({ settings, query, progress, report }: RestoreContext): Promise<void> {
  try {
    const points = await listRestorePoints(query, getDatabaseName(settings.databaseUrl));
    for (const name of points) if (name !== progress.state.restorePoint) await dropDatabase(query, name);
  } catch (error) {
    report(`Older restore points could not be deleted: ${(error as Error).message}`);
  }
}
