import { reopenDatabases } from '#platform/backup/restore-lock.ts';
import type { EnvironmentVariables } from '#platform/config/env-file.ts';
import { readDatabaseUrl } from '#platform/config/settings.ts';

/** A killed restore leaves the database closed for new connections, so the start opens the database again. */
export async function reopenClosedDatabase(environment: EnvironmentVariables): Promise<void> {
  try {
    await reopenDatabases({ databaseUrl: readDatabaseUrl(environment) });
  } catch {
    return;
  }
}
