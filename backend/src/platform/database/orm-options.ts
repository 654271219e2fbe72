import { Migrator } from '@mikro-orm/migrations';
import { defineConfig } from '@mikro-orm/postgresql';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Settings } from '../config/settings.ts';
import { MigrationFileGenerator } from './migration-file-generator.ts';
import { PostgresDriver } from './postgres-driver.ts';
import { computeConnectionTimeoutMs, releaseDeadConnections, tcpKeepAlive } from './postgres-pool.ts';

const replicaConnectionMs = 2_000;
const replicaStatementMs = 4_500;
/** Time limit for a replica that does not respond. A slow statement ends earlier, at `statement_timeout`. */
const replicaResponseMs = 5_000;

export const createOrmOptions = ({
  databaseUrl,
  patience,
  databaseConnections,
  databaseReadUrl,
}: Pick<Settings, 'databaseUrl' | 'patience'> & Partial<Pick<Settings, 'databaseConnections' | 'databaseReadUrl'>>) =>
  defineConfig({
    driver: PostgresDriver,
    clientUrl: databaseUrl,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    ensureDatabase: false,
    forceUtcTimezone: true,
    pool: { min: 0, max: databaseConnections ?? 10, idleTimeoutMillis: 30_000 },
    // A request that gets no database connection fails after this time.
    driverOptions: {
      connectionTimeoutMillis: computeConnectionTimeoutMs(patience),
      ...tcpKeepAlive,
      onPoolCreated: releaseDeadConnections,
    },
    // Only `ReadReplica` decides which statements use the replica.
    preferReadReplicas: false,
    replicas: databaseReadUrl ? [createReplicaOptions(databaseReadUrl, patience)] : [],
    // Only migrations create functions and triggers, so the schema generator ignores both.
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
        'schedule_lease',
        'backup_list',
        'restore_run',
        'queue_hold',
        'reaction_start',
      ],
    },
    migrations: {
      path: getMigrationsFolder(),
      pathTs: getMigrationsFolder(),
      snapshot: false,
      // Each migration has its own transaction, so that the locks of a migration end with that migration.
      allOrNothing: false,
      disableForeignKeys: false,
      generator: MigrationFileGenerator,
    },
  });

/** A slow statement on the replica ends so early that the primary can still run it within the time limit of the request. */
const createReplicaOptions = (clientUrl: string, patience: number) => ({
  clientUrl,
  driverOptions: {
    connectionTimeoutMillis: replicaConnectionMs * patience,
    statement_timeout: replicaStatementMs * patience,
    query_timeout: replicaResponseMs * patience,
    // After a restore, an open connection still reads the former database, so each connection ends after a minute.
    maxLifetimeSeconds: 60,
    ...tcpKeepAlive,
    onPoolCreated: releaseDeadConnections,
  },
});

export function getMigrationsFolder(): string {
  const folders = ['../../migrations', '../../../migrations'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  return folders.find((folder) => existsSync(folder)) ?? '';
}
