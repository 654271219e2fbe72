import { Decrypter } from 'age-encryption';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import pg from 'pg';
import { ApiCaller } from './http.ts';
import { ApiProcess } from './makers/api-process.ts';
import { BackupCommands } from './makers/backup-commands.ts';
import { runDocumented } from './makers/documented-command.ts';
import { createSound } from './makers/sound.ts';
import { Uploader } from './makers/uploads.ts';
import { waitUntil } from './until.ts';
import { World } from './world.ts';

const signInPath = '/api/auth/token?grant_type=password';

const readUploads = (folder: string): [string, Buffer][] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.includes('uploads/') && statSync(join(folder, path)).isFile())
    .sort()
    .map((path) => [path, readFileSync(join(folder, path))]);

describe('a backup on a new machine', () => {
  const folders = Array.from({ length: 3 }, () => mkdtempSync(join(tmpdir(), 'new-machine-')));
  const [backups = '', oldFiles = '', newFiles = ''] = folders;
  const processes: ApiProcess[] = [];
  let world: World;
  let commands: BackupCommands;
  let server: pg.Client;
  let database: string;

  beforeAll(async () => {
    commands = await BackupCommands.create(backups);
    world = await World.start({ schedules: false, settings: { FILES_DIR: oldFiles, FILES_S3_URL: '' } });
    server = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
    await server.connect();
    database = `new_machine_${Date.now()}`;
    await server.query(`create database "${database}" template template0`);
  });
  afterAll(async () => {
    for (const process of processes) await process.kill();
    const { rows } = await server.query<{ name: string }>(
      `select datname as name from pg_database where datname like $1`,
      [`${database}%`],
    );
    for (const { name } of rows) await server.query(`drop database "${name}" with (force)`);
    await server.end();
    await world.close();
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  async function readKeys(backup: string): Promise<Record<string, string>> {
    const decrypter = new Decrypter();
    decrypter.addIdentity(/^AGE-SECRET-KEY-.+$/m.exec(commands.keys['BACKUP_IDENTITY'] ?? '')?.[0] ?? '');
    const bytes = await decrypter.decrypt(readFileSync(join(backups, backup, 'keys.age')));
    return parseEnv(new TextDecoder().decode(bytes)) as Record<string, string>;
  }

  it('brings back members, private texts and files in an empty database, with the keys of the backup', async () => {
    const member = await world.member({ tier: 'seeker' });
    const entry = { clientId: crypto.randomUUID(), source: 'free', text: 'My private words' };
    expect((await world.as(member).post('/api/journal', entry)).status).toBe(200);
    const editor = await world.member({ roles: ['editor'] });
    await new Uploader(world.as(editor)).upload('sound.wav', createSound(300_000));
    await world.settle();
    const backup = await commands.makeBackup();
    const uploads = readUploads(oldFiles);
    expect(uploads.length).toBeGreaterThan(0);

    const url = new URL(process.env['DATABASE_URL'] ?? '');
    url.pathname = `/${database}`;
    const machine = { DATABASE_URL: url.href, FILES_DIR: newFiles, ...(await readKeys(backup)) };
    const restored = await runDocumented('npm run restore -- <name>', {
      ...{ env: { ...commands.env, ...machine }, values: { name: backup } },
    });
    expect([restored.code, restored.said]).toEqual([0, expect.stringContaining(backup)]);

    const [worker, api] = [await ApiProcess.startServiceWorker(machine), await ApiProcess.start(machine)];
    processes.push(worker, api);
    await waitUntil(async () => (await api.get('/api/health/ready').catch(() => undefined))?.status === 200);
    const site = new ApiCaller(api.url);
    const signIn = { email: member.email, password: 'correct horse battery' };
    // The site is read-only until a worker has compared emails and payments.
    let token = '';
    await waitUntil(async () => {
      const { status, body } = await site.post<{ access_token: string }>(signInPath, signIn);
      if (status === 200) token = body.access_token;
      return status === 200;
    });
    const signedIn = new ApiCaller(api.url, token);
    expect((await signedIn.get('/api/journal')).text).toContain('My private words');
    expect((await signedIn.post('/api/functions/check-subscription')).text).toContain('seeker');
    expect(readUploads(newFiles)).toEqual(uploads);
  });
});
