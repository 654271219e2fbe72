import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseEnv } from 'node:util';
import pg from 'pg';
import { getDatabaseName } from '#platform/backup/scratch-database.ts';
import { readSettings } from '#platform/config/settings.ts';
import { findPurposesOfUnknownKeys, storeKeyFingerprints } from '#platform/database/key-fingerprints.ts';
import { Authenticator } from './makers/authenticator.ts';
import { runDocumented } from './makers/documented-command.ts';
import { signUpPerson } from './makers/person.ts';
import { testSettings } from './settings.ts';
import { waitLimitMs, waitUntil } from './until.ts';
import { World } from './world.ts';

const processes = [
  'main.api',
  'main.worker',
  'check-config',
  'doctor',
  'migrate',
  'create-migration',
  'verify-audit-log',
  'archive-audit-log',
  'stripe-setup',
  'accept-keys',
];
const commandsWithEmail = ['create-admin', 'remove-factors'];

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

  async function run(program: string, ...args: string[]): Promise<{ code: number | null; said: string }> {
    const env = { PATH: process.env['PATH'], LOCAL_ENV_FILE: file, LOCAL_DATA_DIR: folder };
    const options = { cwd: join(__dirname, '..'), env, timeout: waitLimitMs, killSignal: 'SIGKILL' } as const;
    const child = spawn('node', [`dist/app/${program}.js`, ...args], options);
    const code = new Promise<number | null>((resolve) => child.once('close', resolve));
    const said = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { code: await code, said: said.join('') };
  }

  const runAsDocumented = (command: string, values: Record<string, string> = {}) =>
    runDocumented(command, {
      values,
      env: { PATH: process.env['PATH'], HOME: folder, LOCAL_ENV_FILE: file, LOCAL_DATA_DIR: folder },
    });

  it.each([...processes, ...commandsWithEmail])('reads its settings from .env: %s', async (program) => {
    write({ DATABASE_URL: 'mysql://somewhere' });
    const { code, said } = await run(program, ...(commandsWithEmail.includes(program) ? ['first@example.org'] : []));
    expect(said).toMatch(/DATABASE_URL: .*postgres:\/\//);
    expect(code).toBe(1);
  });

  const settingsOfTest = () =>
    Object.fromEntries(Object.keys(testSettings({ databaseUrl: '' })).map((name) => [name, process.env[name]]));

  it('migrates with DATABASE_URL alone, also from a file and when a killed restore left the database closed', async () => {
    const world = await World.start();
    const secret = join(folder, 'database-url');
    writeFileSync(secret, `${process.env['DATABASE_URL']}\n`);
    write({ DATABASE_URL_FILE: secret });
    expect(await run('migrate')).toEqual({ code: 0, said: 'The database is up to date\n' });
    const server = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
    await server.connect();
    const live = getDatabaseName(process.env['DATABASE_URL'] ?? '');
    await server.query(`alter database "${live}" allow_connections false`);
    expect(await run('migrate')).toEqual({ code: 0, said: 'The database is up to date\n' });
    const { rows } = await server.query('select datallowconn as "isOpen" from pg_database where datname = $1', [live]);
    expect(rows).toEqual([{ isOpen: true }]);
    await server.end();
    await world.close();
  });

  it('migrates once when two processes begin at the same time', async () => {
    const server = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
    await server.connect();
    await server.query('drop database if exists migrated_twice with (force)');
    await server.query('create database migrated_twice');
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    url.pathname = '/migrated_twice';
    write({ DATABASE_URL: url.href });
    const both = await Promise.all([run('migrate'), run('migrate')]);
    await server.query('drop database migrated_twice with (force)');
    await server.end();
    expect(both.map(({ said }) => said).toSorted()).toEqual([
      expect.stringMatching(/\d+ migrations applied\n$/),
      'The database is up to date\n',
    ]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
  });

  it('refuses writes and serves reads while a long migration runs with --read-only', async () => {
    const world = await World.start();
    const member = await world.member();
    write({ DATABASE_URL: process.env['DATABASE_URL'] });
    const other = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
    await other.connect();
    await other.query(`select pg_advisory_lock(hashtext('migrate'))`);
    const migrated = runAsDocumented('npm run db:migrate -w backend -- --read-only');
    const entry = { clientId: crypto.randomUUID(), source: 'free', text: 'Written during a migration' };
    const change = () => world.as(member).post<{ code: string }>('/api/journal', entry);
    await waitUntil(async () => (await change()).body.code === 'site.read-only');
    expect((await world.as(member).get('/api/auth/user')).status).toBe(200);
    await other.end();
    expect(await migrated).toMatchObject({ code: 0, said: expect.stringContaining('up to date') as string });
    await waitUntil(async () => (await change()).status === 200);
    await world.close();
  });

  it('refuses keys that the database was not used with, until an operator accepts them', async () => {
    const world = await World.start();
    await storeKeyFingerprints(readSettings());
    const others = { ...settingsOfTest(), JOURNAL_KEYS: `test:${'o'.repeat(43)}` };
    write(others);
    for (const program of ['main.api', 'main.worker'])
      expect(await run(program)).toEqual({
        code: 1,
        said: expect.stringContaining('JOURNAL_KEYS: has none of the keys that this database was used with.') as string,
      });
    expect((await runAsDocumented('npm run keys:accept -w backend JOURNAL_KEYS')).code).toBe(0);
    expect(await findPurposesOfUnknownKeys(readSettings(others))).toEqual([]);
    await storeKeyFingerprints(readSettings(others));
    expect(await findPurposesOfUnknownKeys(readSettings())).toEqual(['JOURNAL_KEYS']);
    await world.close();
  });

  it('accepts new keys next to a known one, and then without it', async () => {
    const world = await World.start();
    const [known, newest] = ['k', 'n'].map((letter) => `${letter}:${letter.repeat(43)}`);
    async function check(keys: string): Promise<string[]> {
      const settings = readSettings({ ...settingsOfTest(), JOURNAL_KEYS: keys });
      const unknown = await findPurposesOfUnknownKeys(settings);
      if (unknown.length === 0) await storeKeyFingerprints(settings);
      return unknown;
    }
    expect(await check(`${known}`)).toEqual([]);
    expect(await check(`${newest},${known}`)).toEqual([]);
    expect(await check(`${newest}`)).toEqual([]);
    expect(await check(`${known}`)).toEqual(['JOURNAL_KEYS']);
    await world.close();
  });

  it('reports each check of the installation, and what to do about a fault', async () => {
    const world = await World.start();
    write(settingsOfTest());
    const unsaved = await run('doctor');
    expect(unsaved.said.match(/^fault .*$/gm)).toEqual(['fault    backups: are not set up']);
    const { said: pair } = await runAsDocumented('npm run --silent backup:keys');
    const [recipients] = /age1\w+/.exec(pair) ?? [];
    write({ ...settingsOfTest(), BACKUP_DIR: join(folder, 'backups'), BACKUP_RECIPIENTS: recipients });
    expect(await runAsDocumented('npm run backup')).toMatchObject({ code: 0 });
    const { code, said } = await runAsDocumented('npm run doctor');
    expect(said).not.toContain('fault');
    expect(said).toMatch(/^ok {7}backups: the last one is of \d{4}-\d\d-\d\d \d\d:\d\d UTC$/m);
    expect(said).toMatch(/^ok {7}clock: is 0\.\d s (?:behind|ahead of) that of the database$/m);
    expect(said).toMatch(/^ok {7}webhooks: \S+ refuses an unsigned event$/m);
    expect(said).toMatch(/^ok {7}WebSockets: ws:\S+\/api\/live accepts connections$/m);
    expect(said).toMatch(/^skipped {2}certificate: SITE_URL is not an https URL$/m);
    expect(code).toBe(0);
    write({ ...settingsOfTest(), SITE_URL: 'http://127.0.0.1:9' });
    const broken = await run('doctor');
    expect(broken.said).toMatch(/^fault {4}site: http:\S+ does not respond \(.+\)\n {9}Start an api process/m);
    expect(broken.code).toBe(1);
    await world.close();
  });

  it('reports only the database when the database does not respond', async () => {
    const world = await World.start();
    write({ ...settingsOfTest(), DATABASE_URL: 'postgres://postgres@127.0.0.1:9/none' });
    const { code, said } = await run('doctor');
    await world.close();
    expect(said.match(/^fault .*$/gm)).toEqual(['fault    database: does not respond']);
    for (const check of ['keys', 'backups', 'clock', 'webhooks'])
      expect(said).toContain(`skipped  ${check}: needs the database`);
    expect(code).toBe(1);
  });

  it('removes two-step sign-in of an account, with an entry in the audit log', async () => {
    const world = await World.start();
    const { client, email } = await signUpPerson(world);
    await Authenticator.enrol(client);
    write(settingsOfTest());
    expect(await runAsDocumented('npm run factors:remove <email>', { email })).toMatchObject({
      code: 0,
      said: expect.stringContaining(`Two-step sign-in of ${email} is removed.`) as string,
    });
    expect((await client.mfa.listFactors()).data?.all).toEqual([]);
    expect(await world.sql(`select actor_id from audit_log where action = 'auth.factor-removed'`)).toEqual([
      { actor_id: null },
    ]);
    expect(await run('remove-factors', 'unknown@example.org')).toEqual({
      code: 1,
      said: 'No account has the email unknown@example.org.\n',
    });
    await world.close();
  });

  it('runs with only the settings in .env', async () => {
    const world = await World.start();
    await world.member();
    write(settingsOfTest());
    const responses = [
      await runAsDocumented('npm run config:check'),
      await runAsDocumented('npm run db:migrate -w backend'),
      await run('create-migration', 'nothing'),
      await runAsDocumented('npm run stripe:setup'),
      await runAsDocumented('npm run admin:create <email>', { email: 'first@example.org' }),
      await runAsDocumented('npm run audit:verify'),
    ];
    const [entry = ''] = /\d+:[0-9a-f]+/.exec(responses.at(-1)?.said ?? '') ?? [];
    responses.push(await runAsDocumented('npm run audit:verify -- <entry>', { entry }));
    const archived = await runAsDocumented('npm run audit:archive -- <month> <folder>', { month: '2020-01', folder });
    expect(archived).toEqual({ code: 1, said: expect.stringContaining('has no entry of 2020-01') as string });
    write({ ...settingsOfTest(), PORT: new URL(world.url).port });
    responses.push(await runAsDocumented('npm run health:check -w backend'));
    await world.close();
    for (const [at, words] of [
      'The settings are valid for test.',
      'The database is up to date',
      'The entities and the database agree',
      '6 prices are ready',
      'first@example.org is an administrator',
      'entries are as they were written',
      'entries are as they were written',
      '/api/health/ready?exclude=worker',
    ].entries())
      expect(responses[at]).toEqual({ code: 0, said: expect.stringContaining(words) as string });
  });

  it('does not wait for the health of a process that ended', async () => {
    write({ PORT: '1' });
    const { pid } = spawnSync('true');
    const { code, said } = await run('check-health', '--wait', '600', '--pid', String(pid));
    expect([code, said]).toEqual([1, expect.stringContaining('no response')]);
  });

  it('makes keys and replaces them, as the documents name the commands', async () => {
    write({});
    const made = await runAsDocumented('npm run --silent keys:make');
    const { AUTH_JWKS, JOURNAL_KEYS } = parseEnv(made.said);
    write({ AUTH_JWKS, JOURNAL_KEYS });
    const folderOfKeys = join(folder, 'keys');
    const stored = await runAsDocumented('npm run --silent keys:make -- --folder <folder>', { folder: folderOfKeys });
    const rotated = await runAsDocumented('npm run --silent auth:rotate-keys');
    write({});
    expect((await runAsDocumented('npm run --silent auth:rotate-keys')).said).toContain('AUTH_JWKS is not set.');
    const pair = await runAsDocumented('npm run --silent backup:keys');
    expect([made, stored, rotated, pair].map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    expect(readFileSync(join(folderOfKeys, 'journal_keys'), 'utf8')).toMatch(/^\d{4}:\S{43}\n$/);
    const [set = ''] = rotated.said.split('\n');
    expect((JSON.parse(set) as { keys: object[] }).keys).toHaveLength(2);
    expect(pair.said).toMatch(/^# BACKUP_RECIPIENTS=age1\w+\nAGE-SECRET-KEY-/);
  });
});
