import { readSettings } from '#platform/config/settings.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { runProcess } from './run.ts';

await runProcess('migrate', async () => {
  const done = await migrateDatabase(readSettings());
  process.stdout.write(done.length > 0 ? `${done.length} migrations applied\n` : 'The database is up to date\n');
});
