import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabase, startPostgres } from 'stand-ins/postgres/postgres';
import { findFreePorts } from 'stand-ins/ports';
import { testSettings } from './settings.ts';
import tearDownTests from './tear-down.ts';

export default async function setUpTests(): Promise<void> {
  if (!process.env['TEST_DATABASE_URL']) {
    const server = await startPostgres({
      dataDir: mkdtempSync(join(tmpdir(), 'oneness-test-')),
      port: await findFreePorts(1),
      fsync: false,
    });
    process.env['TEST_DATABASE_URL'] = server.url;
    Object.assign(globalThis, { stopTestPostgres: () => server.stop() });
  }
  try {
    await makeTemplate(process.env['TEST_DATABASE_URL']);
  } catch (error) {
    // Jest runs no global teardown when the setup fails.
    await tearDownTests();
    throw error;
  }
}

async function makeTemplate(adminUrl: string): Promise<void> {
  const template = await ensureDatabase(adminUrl, `template_${process.pid}`);
  process.env['TEST_TEMPLATE'] = new URL(template).pathname.slice(1);
  execFileSync('node', ['dist/app/migrate.js'], {
    cwd: join(__dirname, '..'),
    env: { ...process.env, ...testSettings({ databaseUrl: template }), LOCAL_ENV_FILE: '/dev/null' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
