import { Migrator } from '@mikro-orm/migrations';
import { defineConfig } from '@mikro-orm/postgresql';
import { fileURLToPath } from 'node:url';
import { giveBackDeadConnections } from './give-back-dead-connections.ts';

/** The system asks a silent peer whether it is still there. */
export const noticeSilence = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/**
 * How every process talks to PostgreSQL. Entities come from the modules themselves; BullMQ's tables live in a schema of
 * their own, which migrations leave alone.
 */
export const ormOptions = (databaseUrl: string) =>
  defineConfig({
    clientUrl: databaseUrl,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    ensureDatabase: false,
    forceUtcTimezone: true,
    pool: { min: 0, max: 10, idleTimeoutMillis: 30_000 },
    // While the database is away, whoever waits for a connection is told so instead of waiting with all others.
    driverOptions: { connectionTimeoutMillis: 5_000, ...noticeSilence, onPoolCreated: giveBackDeadConnections },
    schemaGenerator: { ignoreSchema: ['bullmq'], skipTables: ['rate_limit', 'audit_log', 'page_changes'] },
    migrations: {
      path: migrationsFolder(),
      pathTs: migrationsFolder(),
      snapshot: false,
      allOrNothing: true,
      disableForeignKeys: false,
    },
  });

function migrationsFolder(): string {
  return fileURLToPath(new URL('../../migrations', import.meta.url));
}
