import { MikroORM } from '@mikro-orm/postgresql';
import { runMigrations } from 'bullmq';
import pg from 'pg';
import type { Settings } from '../config/settings.ts';
import { createOrmOptions } from './orm-options.ts';

export async function migrateDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'redisUrl' | 'patience'>,
): Promise<string[]> {
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
