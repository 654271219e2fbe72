import { reopenDatabases } from '#platform/backup/restore-lock.ts';
import type { EnvironmentVariables } from '#platform/config/env-file.ts';
import { readDatabaseUrl } from '#platform/config/settings.ts';

/** Opens the database if a restore was killed while the database was closed. Other steps of the start report faults. */
export async function reopenClosedDatabase(environment: EnvironmentVariables): Promise<void> {
  try {
    await reopenDatabases({ databaseUrl: readDatabaseUrl(environment) });
  } catch {
    return;
  }
}
