import { generateX25519Identity } from 'age-encryption';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { newId } from '#kernel/id.ts';
import { RunDueBackups } from '#platform/backup/run-due-backups.ts';
import { getDatabaseName } from '#platform/backup/scratch-database.ts';
import type { OperationsView } from '#modules/admin/use-cases/operations/operations.view.ts';
import { BackupCommands, createTemplate, untilConnected, untilReconciled } from './makers/backup-commands.ts';
import { Buyer } from './makers/buyer.ts';
import { runDocumented } from './makers/documented-command.ts';
import { mountSmallDisk, TestFileStore } from './makers/file-stores.ts';
import { createSound } from './makers/sound.ts';
import { readStates, storeEmail } from './makers/stored-email.ts';
import { Uploader } from './makers/uploads.ts';
import { waitUntil } from './until.ts';
import { World, type Member } from './world.ts';

const smallDisk = mountSmallDisk(1);

type Code = { readonly code: string };

describe('the backup', () => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-spec-'));
  const scheduledFolder = mkdtempSync(join(tmpdir(), 'backup-spec-'));
  let world: World;
  let files: TestFileStore;
  let bucket: TestFileStore;
  let member: Member;
  let commands: BackupCommands;
  beforeAll(async () => {
    [files, bucket] = [await TestFileStore.start('folder'), await TestFileStore.start('bucket')];
    commands = await BackupCommands.create(folder);
    world = await World.start({
      schedules: false,
      settings: { ...files.settings, ...commands.keys, BACKUP_DIR: scheduledFolder },
    });
    member = await world.member({ tier: 'seeker' });
    expect((await world.as(member).post('/api/journal', writeEntry('My private words'))).status).toBe(200);
    const editor = await world.member({ roles: ['editor'] });
    await new Uploader(world.as(editor)).upload('sound.wav', createSound(300_000));
    await world.settle();
  });
  afterAll(async () => {
    smallDisk?.unmount();
    await world.close();
    await files.close();
    await bucket.close();
    for (const each of [folder, scheduledFolder]) rmSync(each, { recursive: true });
  });

  const run: BackupCommands['run'] = (...how) => commands.run(...how);
  const makeBackup = (settings: Record<string, string> = {}) => commands.makeBackup(settings);
  const listObjects = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /^files\/.*\.age$/.test(name)).length;
  const countMembers = () => world.sql('select id from users');

  it.each(['folder', 'bucket'])('in a %s passes its verification, which leaves no scratch database', async (kind) => {
    const { FILES_S3_URL: url = '', FILES_S3_KEY: key = '', FILES_S3_SECRET: secret = '' } = bucket.settings;
    const settings: Record<string, string> =
      kind === 'bucket' ? { BACKUP_S3_URL: url, BACKUP_S3_KEY: key, BACKUP_S3_SECRET: secret } : {};
    const env = { ...commands.env, ...settings };
    expect(await runDocumented('npm run backup', { env })).toEqual({
      code: 0,
      said: expect.stringMatching(/The backup \S+ has \d+ rows and \d+ files/),
    });
    expect(await runDocumented('npm run backup:verify', { env })).toEqual({
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

  it('reports one changed byte', async () => {
    const name = await makeBackup();
    const part = join(folder, name, 'database/users.copy.gz.age');
    const bytes = readFileSync(part);
    writeFileSync(part, bytes.with(bytes.length - 20, (bytes.at(-20) ?? 0) ^ 1));
    const { code, said } = await run('restore', { args: [name] });
    expect([code, said]).toEqual([3, expect.stringContaining('users.copy.gz.age was changed')]);
    rmSync(join(folder, name), { recursive: true });
  });

  (smallDisk ? it : it.skip)('leaves nothing when the disk is full', async () => {
    const folder = smallDisk?.folder ?? '';
    writeFileSync(join(folder, 'full'), Buffer.alloc(1_000_000));
    const { code, said } = await run('backup', { settings: { BACKUP_DIR: folder } });
    expect([code, said]).toEqual([7, expect.stringContaining('The disk is full. Free space')]);
    const left = readdirSync(folder, { recursive: true, encoding: 'utf8' });
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
    const first = await read();
    expect(first.last?.verifiedAt).not.toBeNull();
    expect(first).toMatchObject({ isConfigured: true, isRunning: false, failure: null });
    expect((await world.as(admin).post('/api/admin/operations/backups')).status).toBe(204);
    const second = await world.as(admin).post<Code>('/api/admin/operations/backups');
    expect([second.status, second.body.code]).toEqual([409, 'admin.backup-running']);
    await due.runDue();
    expect((await read()).last?.name).not.toBe(first.last?.name);
    const entries = await world.sql(`select actor_id from audit_log where action = 'admin.backup-requested'`);
    expect(entries).toEqual([{ actor_id: admin.id }]);
    expect((await world.get('/metrics')).text).toMatch(/^backup_last_success_timestamp \d{10}$/m);
  });

  it('is restored while the product runs, and the former data can be taken back', async () => {
    const buyer = await Buyer.signUp(world);
    const before = await countMembers();
    const [certain = '', sent = '', attempted = '', released = '', late = ''] = Array.from({ length: 5 }, newId);
    for (const id of [certain, sent, attempted]) await storeEmail(world, 'queued', id);
    await storeEmail(world, 'sending', released);
    await world.sql('update email_message set first_attempt_at = now() where id = $1', [released]);
    await world.sql(`insert into email_campaign (id, type, status) values ($1, 'newsletter', 'sending')`, [certain]);
    await makeBackup();
    await world.sql(`update email_message set state = 'queued', first_attempt_at = null where id = $1`, [released]);
    await world.sql(`update email_campaign set status = 'paused' where id = $1`, [certain]);
    // PostgreSQL does not drop a template database, so the removal of this restore point fails.
    const point = await createTemplate(`${getDatabaseName(process.env['DATABASE_URL'] ?? '')}_before_20200101000000`);
    await world.sql(`update email_message set state = 'sent', provider_id = 'p' where id = $1`, [sent]);
    await world.sql(`update email_message set state = 'sending', first_attempt_at = now() where id = $1`, [attempted]);
    await storeEmail(world, 'delivered', late);
    await storeEmail(world, 'queued', newId());
    await buyer.pay('seeker_monthly');
    await world.member();
    await world.settle();
    const emails = (await world.mail.sentTo(buyer.member.email)).length;
    for (const name of files.list('uploads/')) rmSync(join(files.settings['FILES_DIR'] ?? '', name), { force: true });
    const { env } = commands;
    const list = await runDocumented('npm run restore', { env });
    expect(list.said).toMatch(/Backups:\n\d{4}-.+\n[^]*Run the command again with one of these names\.\n$/);
    const restoring = runDocumented('npm run restore -- <name>', { env, values: { name: 'latest' } });
    const write = () => world.as(member).post<Code>('/api/journal', writeEntry('Written during the restore'));
    await waitUntil(async () => {
      await delay(200);
      return (await write()).status === 503;
    });
    expect((await write()).body.code).toBe('site.read-only');
    expect((await world.as(member).get('/api/journal')).status).toBe(200);
    const { code, said } = await restoring;
    expect([code, said]).toEqual([0, expect.stringContaining('Older restore points could not be deleted')]);
    await point.drop();
    expect((await world.as(member).get<{ entries: object[] }>('/api/journal')).text).toContain('My private words');
    expect(await untilConnected(countMembers)).toEqual(before);
    expect(files.list('uploads/').length).toBeGreaterThan(0);

    await untilReconciled(world);
    const settled = ['queued', 'sent', 'unknown restored', 'queued', 'delivered', 'unknown restored'];
    expect(await readStates(world)).toEqual(settled);
    expect(await world.sql('select status from email_campaign where id = $1', [certain])).toEqual([
      { status: 'paused' },
    ]);
    await world.settle();
    expect(await buyer.checkSubscription()).toMatchObject({ tier: 'seeker' });
    expect(await world.mail.sentTo(buyer.member.email)).toHaveLength(emails);
    expect(await world.sql(`select actor_id from audit_log where action = 'admin.backup-restored'`)).toHaveLength(1);
    await waitUntil(async () => (await write()).status === 200);
    await world.post('/api/auth/recover', { email: member.email });
    await waitUntil(async () =>
      (await world.mail.sentTo(member.email)).some(({ subject }) => /password/i.test(subject)),
    );

    expect((await runDocumented('npm run restore -- --undo', { env })).code).toBe(0);
    expect((await untilConnected(countMembers)).length).toBe(before.length + 1);
    await untilReconciled(world);
    expect(await readStates(world)).toEqual(['queued', 'sent', 'unknown restored', 'queued', 'delivered', 'queued']);
    await waitUntil(async () => (await write()).status === 200);
  });

  it('is restored by a worker at the request of an administrator, who can undo it', async () => {
    const admin = await world.member({ roles: ['admin'] });
    const caller = world.as(admin);
    const path = '/api/admin/operations';
    const read = async () => (await caller.get<OperationsView>(path)).body.backup;
    expect((await caller.post(`${path}/backups`)).status).toBe(204);
    await world.app.get(RunDueBackups, { strict: false }).runDue();
    const backup = (await read()).available[0]?.name ?? '';
    const before = await countMembers();
    await world.member();
    const ask = (name: string, typed: string) => caller.post<Code>(`${path}/restores`, { backup: name, typed });
    const codes = [
      (await ask('2026-01-01T00-00-00Z', '2026-01-01')).body.code,
      (await ask(backup, 'yes')).body.code,
      (await ask(backup, backup.slice(0, 10))).status,
      (await ask(backup, backup.slice(0, 10))).body.code,
    ];
    expect(codes).toEqual([...['admin.unknown-backup', 'admin.restore-not-confirmed', 204], 'admin.restore-running']);
    const untilEnded = async (kind: string) => {
      await waitUntil(async () => (await read().catch(() => null))?.restore?.kind === kind);
      await untilReconciled(world);
      return (await read()).restore;
    };
    const restored = await untilEnded('restore');
    expect(restored).toMatchObject({ step: 'done', failure: null, undoId: restored?.id });
    expect(await untilConnected(countMembers)).toEqual(before);
    const entries = await world.sql(`select actor_id from audit_log where action = 'admin.backup-restored'`);
    expect(entries).toContainEqual({ actor_id: admin.id });

    const undo = (id = '') => caller.post<Code>(`${path}/restores/${id}/undo`);
    await waitUntil(async () => (await undo(crypto.randomUUID())).body.code === 'admin.no-restore-point');
    await world.sql(
      `insert into restore_run (kind, step, finished_at, failure) values ('restore', 'check', now(), 'The disk is full.')`,
    );
    expect((await read()).restore).toMatchObject({ failure: 'The disk is full.', undoId: restored?.id });
    expect((await undo(restored?.id)).status).toBe(204);
    expect(await untilEnded('undo')).toMatchObject({ step: 'done', failure: null, undoId: null });
    expect((await untilConnected(countMembers)).length).toBe(before.length + 1);

    const part = join(scheduledFolder, backup, 'database/users.copy.gz.age');
    const bytes = readFileSync(part);
    writeFileSync(part, bytes.with(bytes.length - 20, (bytes.at(-20) ?? 0) ^ 1));
    await waitUntil(async () => (await ask(backup, backup.slice(0, 10))).status === 204);
    const failed = await untilEnded('restore');
    expect(failed?.failure).toContain('users.copy.gz.age was changed');
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
