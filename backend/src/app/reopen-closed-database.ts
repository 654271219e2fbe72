import { reopenDatabases } from '#platform/backup/restore-lock.ts';
import type { EnvironmentVariables } from '#platform/config/env-file.ts';
import { readDatabaseUrl } from '#platform/config/settings.ts';

/** A restore that was killed leaves the database closed, so the start opens the database. */
export async function reopenClosedDatabase(environment: EnvironmentVariables): Promise<void> {
  try {
    await reopenDatabases({ databaseUrl: readDatabaseUrl(environment) });
  } catch {
    return;
  }
}
