import { readDatabaseUrl } from '#platform/config/settings.ts';
import { withReadOnlySite } from '#platform/backup/read-only-site.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { reopenClosedDatabase } from './reopen-closed-database.ts';
import { runProcess } from './run.ts';

await runProcess('db:migrate', async (environment) => {
  const redisUrl = environment['REDIS_URL'];
  const databaseUrl = readDatabaseUrl(environment);
  await reopenClosedDatabase(environment);
  const migrate = () =>
    migrateDatabase({ databaseUrl, patience: Number(environment['PATIENCE']) || 1, ...(redisUrl && { redisUrl }) });
  const isReadOnly = process.argv.includes('--read-only');
  const done = await (isReadOnly ? withReadOnlySite(databaseUrl, migrate) : migrate());
  process.stdout.write(done.length > 0 ? `${done.length} migrations applied\n` : 'The database is up to date\n');
});
