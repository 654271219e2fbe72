import { MikroORM } from '@mikro-orm/postgresql';
import { runMigrations } from 'bullmq';
import pg from 'pg';
import type { Settings } from '../config/settings.ts';
import { runWithOwnConnection } from './connect-once.ts';
import { createOrmOptions } from './orm-options.ts';

type MigrationSettings = Pick<Settings, 'databaseUrl' | 'redisUrl' | 'patience'>;

/** Waits while another process migrates the same database. */
export function migrateDatabase(settings: MigrationSettings): Promise<string[]> {
  return runWithOwnConnection(settings.databaseUrl, async (query) => {
    // The connection is idle during the migration: the server must not end it, and must notice when this machine is gone.
    await query(
      `select set_config('idle_session_timeout', '0', false), set_config('tcp_keepalives_idle', '10', false),
         set_config('tcp_keepalives_interval', '10', false), set_config('tcp_keepalives_count', '3', false)`,
    );
    await query(`select pg_advisory_lock(hashtext('migrate'))`);
    return migrateAlone(settings);
  });
}

async function migrateAlone(settings: MigrationSettings): Promise<string[]> {
  const { databaseUrl, redisUrl } = settings;
  const orm = await MikroORM.init(createOrmOptions(settings));
  try {
    const done = await orm.migrator.up();
    if (!redisUrl) await migrateQueues(databaseUrl);
    return done.map(({ name }) => name);
  } finally {
    await orm.close();
  }
}

async function migrateQueues(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await runMigrations(client as never, 'bullmq');
  } finally {
    await client.end();
  }
}
