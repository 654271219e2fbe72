import { Migrator } from '@mikro-orm/migrations';
import { defineConfig } from '@mikro-orm/postgresql';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Settings } from '../config/settings.ts';
import { MigrationFileGenerator } from './migration-file-generator.ts';
import { PostgresDriver } from './postgres-driver.ts';
import { computeConnectionTimeoutMs, releaseDeadConnections, tcpKeepAlive } from './postgres-pool.ts';

/** Database options of every process. Migrations ignore the schema of BullMQ. */
export const createOrmOptions = ({
  databaseUrl,
  patience,
  databaseConnections,
}: Pick<Settings, 'databaseUrl' | 'patience'> & Partial<Pick<Settings, 'databaseConnections'>>) =>
  defineConfig({
    driver: PostgresDriver,
    clientUrl: databaseUrl,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    ensureDatabase: false,
    forceUtcTimezone: true,
    pool: { min: 0, max: databaseConnections ?? 10, idleTimeoutMillis: 30_000 },
    // Makes a request fail after this time if it gets no database connection.
    driverOptions: {
      connectionTimeoutMillis: computeConnectionTimeoutMs(patience),
      ...tcpKeepAlive,
      onPoolCreated: releaseDeadConnections,
    },
    // The schema generator ignores functions and triggers, because only migrations create them.
    schemaGenerator: {
      ignoreRoutines: true,
      ignoreTriggers: true,
      ignoreSchema: ['bullmq'],
      skipTables: [
        'rate_limit',
        'audit_log',
        'page_changes',
        'process_heartbeat',
        'key_fingerprint',
        'backup_run',
        'content_version',
        'schedule_run',
        'backup_list',
        'restore_run',
      ],
    },
    migrations: {
      path: getMigrationsFolder(),
      pathTs: getMigrationsFolder(),
      snapshot: false,
      allOrNothing: true,
      disableForeignKeys: false,
      generator: MigrationFileGenerator,
    },
  });

/** The folder is inside `dist` in the build, and next to `src` in the sources. Returns '' if both are missing. */
export function getMigrationsFolder(): string {
  const folders = ['../../migrations', '../../../migrations'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  return folders.find((folder) => existsSync(folder)) ?? '';
}
