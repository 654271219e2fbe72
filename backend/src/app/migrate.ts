import { readSettings } from '#platform/config/settings.ts';
import { migrate } from '#platform/database/migrate.ts';
import { run } from './run.ts';

await run('migrate', async () => {
  const done = await migrate(readSettings());
  process.stdout.write(done.length > 0 ? `${done.length} migrations applied\n` : 'The database is up to date\n');
});
