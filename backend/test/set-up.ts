import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabase, startPostgres } from '../../local/postgres/postgres.ts';
import { freePorts } from '../../local/run/ports.ts';
import { testSettings } from './settings.ts';

/** One PostgreSQL for the whole run, with a migrated template that every world is copied from. */
export default async function setUp(): Promise<void> {
  if (!process.env['TEST_DATABASE_URL']) {
    const server = await startPostgres({
      dataDir: mkdtempSync(join(tmpdir(), 'oneness-test-')),
      port: await freePorts(1),
      fsync: false,
    });
    process.env['TEST_DATABASE_URL'] = server.url;
    Object.assign(globalThis, { stopTestPostgres: () => server.stop() });
  }
  const template = await ensureDatabase(process.env['TEST_DATABASE_URL'], `template_${process.pid}`);
  process.env['TEST_TEMPLATE'] = new URL(template).pathname.slice(1);
  execFileSync('node', ['dist/app/migrate.js'], {
    cwd: join(__dirname, '..'),
    env: { ...process.env, ...testSettings({ databaseUrl: template }) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
