import { readDatabaseUrl } from '#platform/config/settings.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { reopenClosedDatabase } from './reopen-closed-database.ts';
import { runProcess } from './run.ts';

await runProcess('db:migrate', async (environment) => {
  const redisUrl = environment['REDIS_URL'];
  const databaseUrl = readDatabaseUrl(environment);
  await reopenClosedDatabase(environment);
  const done = await migrateDatabase({
    databaseUrl,
    patience: Number(environment['PATIENCE']) || 1,
    ...(redisUrl && { redisUrl }),
  });
  process.stdout.write(done.length > 0 ? `${done.length} migrations applied\n` : 'The database is up to date\n');
});
