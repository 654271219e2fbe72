import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { testSettings } from './settings.ts';
import { World } from './world.ts';

const processes = ['main.api', 'main.worker', 'migrate', 'create-migration', 'verify-audit-log', 'stripe-setup'];

describe('a process of the product', () => {
  const folder = mkdtempSync(join(tmpdir(), 'oneness-spec-'));
  const file = join(folder, '.env');
  afterAll(() => rmSync(folder, { recursive: true }));

  const write = (settings: Record<string, string | undefined>) =>
    writeFileSync(
      file,
      Object.entries(settings)
        .map(([name, value]) => `${name}='${value ?? ''}'\n`)
        .join(''),
    );

  /** Runs a program of the build, as the scripts of package.json do, without the environment variables of the test. */
  async function run(program: string, ...args: string[]): Promise<{ code: number | null; said: string }> {
    const env = { PATH: process.env['PATH'], LOCAL_ENV_FILE: file, LOCAL_DATA_DIR: folder };
    const child = spawn('node', [`dist/app/${program}.js`, ...args], { cwd: join(__dirname, '..'), env });
    const code = new Promise<number | null>((resolve) => child.once('close', resolve));
    const said = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { code: await code, said: said.join('') };
  }

  it.each([...processes, 'create-admin'])('reads its settings from .env: %s', async (program) => {
    write({ DATABASE_URL: 'mysql://somewhere' });
    const { code, said } = await run(program, ...(program === 'create-admin' ? ['first@example.org'] : []));
    expect(said).toMatch(/DATABASE_URL: .*postgres:\/\//);
    expect(code).toBe(1);
  });

  it('runs with only the settings in .env', async () => {
    const world = await World.start();
    await world.member();
    write(Object.fromEntries(Object.keys(testSettings({ databaseUrl: '' })).map((name) => [name, process.env[name]])));
    const responses = [
      await run('migrate'),
      await run('create-migration', 'nothing'),
      await run('stripe-setup'),
      await run('create-admin', 'first@example.org'),
      await run('verify-audit-log'),
    ];
    await world.close();
    for (const [at, words] of [
      'The database is up to date',
      'The entities and the database agree',
      '6 prices are ready',
      'first@example.org is an administrator',
      'entries are as they were written',
    ].entries())
      expect(responses[at]).toEqual({ code: 0, said: expect.stringContaining(words) as string });
  });
});
