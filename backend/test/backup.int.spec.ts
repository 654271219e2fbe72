import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { RunDueBackups } from '#platform/backup/run-due-backups.ts';
import { getDatabaseName } from '#platform/backup/scratch-database.ts';
import type { OperationsView } from '#modules/admin/use-cases/operations/operations.view.ts';
import { mountSmallDisk, TestFileStore } from './makers/file-stores.ts';
import { createSound } from './makers/sound.ts';
import { Uploader } from './makers/uploads.ts';
import { waitUntil } from './until.ts';
import { World, type Member } from './world.ts';

describe('the backup', () => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-spec-'));
  const scheduledFolder = mkdtempSync(join(tmpdir(), 'backup-spec-'));
  let world: World;
  let files: TestFileStore;
  let bucket: TestFileStore;
  let member: Member;
  let keys: Record<string, string>;
  beforeAll(async () => {
    [files, bucket] = [await TestFileStore.start('folder'), await TestFileStore.start('bucket')];
    const identity = await generateX25519Identity();
    keys = { BACKUP_RECIPIENTS: await identityToRecipient(identity), BACKUP_IDENTITY: `# identity\n${identity}\n` };
    world = await World.start({
      schedules: false,
      settings: { ...files.settings, ...keys, BACKUP_DIR: scheduledFolder },
    });
    member = await world.member({ tier: 'seeker' });
    expect((await world.as(member).post('/api/journal', writeEntry('My private words'))).status).toBe(200);
    const editor = await world.member({ roles: ['editor'] });
    await new Uploader(world.as(editor)).upload('sound.wav', createSound(300_000));
    await world.settle();
  });
  afterAll(async () => {
    await world.close();
    await files.close();
    await bucket.close();
    for (const each of [folder, scheduledFolder]) rmSync(each, { recursive: true });
  });

  interface Run {
    readonly args?: readonly string[];
    readonly settings?: Record<string, string>;
  }

  async function run(
    program: string,
    { args = [], settings = {} }: Run = {},
  ): Promise<{ code: number | null; said: string }> {
    const env = { ...process.env, ...keys, BACKUP_DIR: folder, LOCAL_ENV_FILE: '/dev/null', ...settings };
    const child = spawn('node', [`dist/app/${program}.js`, ...args], { cwd: join(__dirname, '..'), env });
    const code = new Promise<number | null>((resolve) => child.once('close', resolve));
    const said = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { code: await code, said: said.join('') };
  }

  async function makeBackup(settings: Record<string, string> = {}): Promise<string> {
    const { code, said } = await run('backup', { settings });
    expect([code, said]).toEqual([0, expect.stringMatching(/^The backup \S+ has \d+ rows and \d+ files/)]);
    return /\d{4}\S+Z/.exec(said)?.[0] ?? '';
  }

  const listObjects = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /^files\/.*\.age$/.test(name)).length;
  const countMembers = () => world.sql('select id from users');

  it.each(['folder', 'bucket'])('in a %s passes its verification, which leaves no scratch database', async (kind) => {
    const { FILES_S3_URL: url = '', FILES_S3_KEY: key = '', FILES_S3_SECRET: secret = '' } = bucket.settings;
    const settings: Record<string, string> =
      kind === 'bucket' ? { BACKUP_S3_URL: url, BACKUP_S3_KEY: key, BACKUP_S3_SECRET: secret } : {};
    await makeBackup(settings);
    expect(await run('verify-backup', { settings })).toEqual({
      code: 0,
      said: expect.stringMatching(
        /is complete[^]*as they were written[^]*decrypt the journal[^]*Read one of \d+ files/,
      ),
    });
    const place = kind === 'bucket' ? bucket.list('') : readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(place.filter((name) => /SHA256SUMS/.test(name))).not.toEqual([]);
    expect(await world.sql(`select 1 from pg_database where datname like '%\\_verify'`)).toEqual([]);
  });

  it('copies no file again that an earlier backup has, unless its list of files is damaged', async () => {
    await makeBackup();
    const before = listObjects();
    const name = await makeBackup();
    expect([before > 0, listObjects()]).toEqual([true, before]);
    writeFileSync(join(folder, name, 'files.jsonl.gz'), 'damaged');
    await makeBackup();
    expect(listObjects()).toBeGreaterThan(before);
    rmSync(join(folder, name), { recursive: true });
  });

  it('reports one changed byte, and leaves nothing when the disk is full', async () => {
    const name = await makeBackup();
    const part = join(folder, name, 'database/users.copy.gz.age');
    const bytes = readFileSync(part);
    writeFileSync(part, bytes.with(bytes.length - 20, (bytes.at(-20) ?? 0) ^ 1));
    const restored = await run('restore', { args: [name, '--with-workers'] });
    expect([restored.code, restored.said]).toEqual([3, expect.stringContaining('users.copy.gz.age was changed')]);
    rmSync(join(folder, name), { recursive: true });
    const disk = mountSmallDisk(1);
    if (!disk) return;
    writeFileSync(join(disk.folder, 'full'), Buffer.alloc(1_000_000));
    const failed = await run('backup', { settings: { BACKUP_DIR: disk.folder } });
    const left = readdirSync(disk.folder, { recursive: true, encoding: 'utf8' });
    disk.unmount();
    expect([failed.code, failed.said]).toEqual([7, expect.stringContaining('The disk is full. Free space')]);
    expect(left.filter((path) => /Z(\/|$)|partial/.test(path))).toEqual([]);
  });

  it('is refused with other keys, without its identity and in an older version', async () => {
    const name = await makeBackup();
    const other = await run('restore', { args: [name], settings: { JOURNAL_KEYS: `test:${'o'.repeat(43)}` } });
    expect([other.code, other.said]).toEqual([5, expect.stringContaining('needs other keys: JOURNAL_KEYS')]);
    const settings = { BACKUP_IDENTITY: await generateX25519Identity() };
    expect((await run('verify-backup', { settings })).code).toBe(5);
    await world.sql(`insert into mikro_orm_migrations (name) values ('Migration29990101000000_future')`);
    const newer = await makeBackup();
    await world.sql(`delete from mikro_orm_migrations where name like '%_future'`);
    const refused = await run('restore', { args: [newer] });
    expect([refused.code, refused.said]).toEqual([4, expect.stringContaining('Install that version or a newer one')]);
    rmSync(join(folder, newer), { recursive: true });
  });

  it('is written and verified each day, and when an administrator requests it', async () => {
    const admin = await world.member({ roles: ['admin'] });
    const read = async () => (await world.as(admin).get<OperationsView>('/api/admin/operations')).body.backup;
    const due = world.app.get(RunDueBackups, { strict: false });
    await due.runDue();
    expect((await read()).last?.verifiedAt).not.toBeNull();
    const first = await read();
    expect(first).toMatchObject({ isConfigured: true, isRunning: false, failure: null });
    expect((await world.as(admin).post('/api/admin/operations/backups')).status).toBe(204);
    const second = await world.as(admin).post<{ code: string }>('/api/admin/operations/backups');
    expect([second.status, second.body.code]).toEqual([409, 'admin.backup-running']);
    await due.runDue();
    expect((await read()).last?.name).not.toBe(first.last?.name);
    const entries = await world.sql(`select actor_id from audit_log where action = 'admin.backup-requested'`);
    expect(entries).toEqual([{ actor_id: admin.id }]);
    const { text: metrics } = await world.get('/metrics');
    expect(metrics).toMatch(/^backup_last_success_timestamp \d{10}$/m);
  });

  it('is restored while the product runs, and the former data can be taken back', async () => {
    const before = await countMembers();
    await makeBackup();
    await world.member();
    for (const name of files.list('uploads/')) rmSync(join(files.settings['FILES_DIR'] ?? '', name), { force: true });
    const refused = await run('restore', { args: ['latest'] });
    expect([refused.code, refused.said]).toEqual([6, expect.stringContaining('A worker runs. Stop all worker')]);
    const restoring = run('restore', { args: ['latest', '--with-workers'] });
    const write = () =>
      world.as(member).post<{ code: string }>('/api/journal', writeEntry('Written during the restore'));
    await waitUntil(async () => {
      await delay(200);
      return (await write()).status === 503;
    });
    expect((await write()).body.code).toBe('site.read-only');
    expect((await world.as(member).get('/api/journal')).status).toBe(200);
    const { code, said } = await restoring;
    expect([code, said]).toEqual([0, expect.stringContaining('The former data is in the database')]);
    expect((await world.as(member).get<{ entries: object[] }>('/api/journal')).text).toContain('My private words');
    expect(await untilConnected(countMembers)).toEqual(before);
    expect(files.list('uploads/').length).toBeGreaterThan(0);
    expect((await run('restore', { args: ['--undo'] })).code).toBe(0);
    expect((await untilConnected(countMembers)).length).toBe(before.length + 1);
  });

  it('is not written or restored twice at once', async () => {
    const server = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
    await server.connect();
    const key = `restore ${getDatabaseName(process.env['DATABASE_URL'] ?? '')}`;
    await server.query('select pg_advisory_lock(hashtext($1))', [key]);
    const second = await run('restore', { args: ['latest'] });
    await server.end();
    expect([second.code, second.said]).toEqual([6, 'Another restore runs. Wait until it has ended.\n']);
    const database = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
    await database.connect();
    await database.query(`select pg_advisory_lock(hashtext('backup'))`);
    const backup = await run('backup');
    await database.end();
    expect([backup.code, backup.said]).toEqual([6, 'Another backup runs. Wait until it has ended.\n']);
  });
});

const writeEntry = (words: string) => ({ clientId: crypto.randomUUID(), source: 'free', text: words });

/** A restore of the backup ends open connections, so the first reads may fail. */
const untilConnected = async <Result>(read: () => Promise<Result>): Promise<Result> => read().catch(read).catch(read);
