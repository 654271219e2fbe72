import { DateTime } from 'luxon';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createLowestIdForTime, newId } from '#kernel/id.ts';
import { restoreBackup } from '#platform/backup/restore-backup.ts';
import { RestoreHold } from '#platform/backup/restore-hold.ts';
import { getDatabaseName } from '#platform/backup/scratch-database.ts';
import { readSettings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import { JobRunner } from '#platform/queue/job-runner.ts';
import { JobScheduler } from '#platform/queue/job-scheduler.ts';
import { Queues } from '#platform/queue/queues.service.ts';
import { ReactionAndScheduleRegistry } from '#platform/reactions/registry.ts';
import { EmailSender } from '#modules/mailing/use-cases/emails/email-sender.ts';
import { SendEmailGroup } from '#modules/mailing/use-cases/emails/send-email-group.ts';
import {
  BackupCommands,
  listConstraintsAndIndexes,
  untilConnected,
  untilReconciled,
} from './makers/backup-commands.ts';
import { storeEmail } from './makers/stored-email.ts';
import { waitUntil } from './until.ts';
import { World, type Member } from './world.ts';

describe('a restore', () => {
  const folder = mkdtempSync(join(tmpdir(), 'restore-spec-'));
  let world: World;
  let admin: Member;
  let commands: BackupCommands;
  let live: string;
  let server: pg.Client;
  beforeAll(async () => {
    commands = await BackupCommands.create(folder);
    world = await World.start({ schedules: false, settings: { ...commands.keys, BACKUP_DIR: folder } });
    admin = await world.member({ roles: ['admin'] });
    await world.settle();
    live = getDatabaseName(process.env['DATABASE_URL'] ?? '');
    server = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
    await server.connect();
  });
  afterAll(async () => {
    await server.end();
    await world.close();
    rmSync(folder, { recursive: true });
  });

  const isInStep = (...steps: string[]) =>
    world.sql('select 1 from restore_run where finished_at is null and step = any($1)', [steps]).then(
      (rows) => rows.length > 0,
      () => false,
    );
  const readLast = async () =>
    (await world.sql('select step, failure from restore_run order by requested_at desc limit 1'))[0];
  const recover = (email: string) => world.post('/api/auth/recover', { email });
  const countRecoveries = async (email: string) =>
    (await world.mail.sentTo(email)).filter(({ subject }) => /password/i.test(subject)).length;

  it('is ended by a worker when its process is killed before or after the exchange of the databases', async () => {
    await commands.makeBackup();
    const first = commands.start('restore', { args: ['latest'] });
    await waitUntil(() => isInStep('load', 'files'));
    first.kill('SIGKILL');
    await untilReconciled(world);
    expect(await readLast()).toMatchObject({ failure: expect.stringContaining('interrupted before it changed') });

    const second = commands.start('restore', { args: ['latest'] });
    await waitUntil(() => isInStep('health'));
    second.kill('SIGKILL');
    await untilReconciled(world);
    expect(await readLast()).toEqual({ step: 'done', failure: null });
    const { body } = await world.as(admin).get<{ backup: { restore: object } }>('/api/admin/operations');
    expect(body.backup.restore).toMatchObject({ kind: 'restore', undoId: expect.any(String) });
  });

  it('keeps all constraints and indexes', async () => {
    const before = await listConstraintsAndIndexes(world);
    await commands.makeBackup();
    expect(await commands.run('restore', { args: ['latest'] })).toMatchObject({ code: 0 });
    await untilReconciled(world);
    expect(before.length).toBeGreaterThan(100);
    expect(await untilConnected(() => listConstraintsAndIndexes(world))).toEqual(before);
  });

  it('returns to the former data when the site does not become ready with the restored data', async () => {
    await commands.makeBackup();
    await waitUntil(async () => (await recover(admin.email)).status === 200);
    const member = await world.member();
    const list = 'select datname from pg_database where starts_with(datname, $1) order by 1';
    const listDatabases = () => server.query(list, [live]).then(({ rows }) => rows);
    const before = await listDatabases();
    const responses = [200];
    const site = createServer((_, response) => response.writeHead(responses.shift() ?? 503).end());
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    const { port } = site.address() as AddressInfo;
    // A small value shortens the wait for the site.
    const settings = Object.assign(readSettings(commands.env), { siteUrl: `http://127.0.0.1:${port}`, patience: 0.5 });
    const tools = { openText: () => Promise.resolve(true), report: () => undefined };
    await expect(restoreBackup(settings, 'latest', tools)).rejects.toThrow(
      /^The former data is in use again: http:\S+ does not respond with 200/,
    );
    site.close();
    expect(await untilConnected(() => world.sql('select 1 from users where id = $1', [member.id]))).toHaveLength(1);
    expect(await listDatabases()).toEqual(before);
    expect(await readLast()).toMatchObject({ failure: expect.stringContaining('in use again') as string });
    await waitUntil(async () => (await recover(member.email)).status === 200);
  });

  it('that was killed during the exchange leaves databases that a worker opens again', async () => {
    const list = `select datname as name, datallowconn as open from pg_database where starts_with(datname, $1)`;
    const read = async () => (await server.query<{ name: string; open: boolean }>(list, [live])).rows;
    const before = await read();
    expect(before).toHaveLength(2);
    for (const { name } of before) await server.query(`alter database "${name}" allow_connections false`);
    await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [live]);
    await waitUntil(async () => (await read()).every(({ open }) => open));
    await waitUntil(() => recover(admin.email).then(({ status }) => status === 200));
  });

  it('lets emails, jobs and schedules wait until it has ended', async () => {
    const member = await world.member();
    await world.settle();
    const [jobs, queues] = [world.app.get(JobRunner, { strict: false }), world.app.get(Queues, { strict: false })];
    await server.query('select pg_advisory_lock(hashtext($1))', [`restore ${live}`]);
    await world.sql(`insert into restore_run (kind, backup, step) values ('restore', 'x', 'load')`);
    await waitUntil(() => world.app.get(RestoreHold, { strict: false }).holdsAll());
    const run = jest.spyOn(jobs, 'run');

    const email = newId();
    await storeEmail(world, 'queued', email);
    await expect(world.app.get(EmailSender, { strict: false }).send(email)).rejects.toThrow('is being restored');
    await world.sql('update email_message set batch_id = id where id = $1', [email]);
    const group = world.app.get(SendEmailGroup, { strict: false }).send({ batchId: email });
    await expect(group).rejects.toThrow('is being restored');
    await world.sql('update email_message set batch_id = null where id = $1', [email]);
    expect((await recover(member.email)).status).toBe(200);
    const held = { queue: 'auth-mail', id: newId(), content: { messageId: newId(), reaction: 'none' } } as const;
    await queues.add([held]);
    const schedules = world.app.get(ReactionAndScheduleRegistry, { strict: false });
    const schedule = schedules.findSchedule('content.forget-presence');
    if (schedule) await world.app.get(JobScheduler, { strict: false }).queueSchedule(schedule, 86_400);
    await waitUntil(async () => (await (await queues.find(held))?.isDelayed()) === true);
    await waitUntil(async () => (await queues.get('content').getDelayed()).length > 0);
    expect((await queues.find(held))?.delay).toBeGreaterThan(4_000);
    expect(run).not.toHaveBeenCalled();
    expect(await countRecoveries(member.email)).toBe(0);
    await (await queues.find(held))?.remove();

    await server.query('select pg_advisory_unlock_all()');
    await untilReconciled(world);
    await waitUntil(async () => (await countRecoveries(member.email)) === 1);
    expect(await world.sql('select state, first_attempt_at from email_message where id = $1', [email])).toEqual([
      { state: 'queued', first_attempt_at: null },
    ]);
    run.mockRestore();
  });

  it('ends open emails of before the exchange without the former data, but not those that were stored later', async () => {
    const at = DateTime.utc().minus({ minutes: 1 });
    const [early, part, late] = [createLowestIdForTime(at.minus({ hours: 1 }).toJSDate()), newId(), newId()];
    const [campaign, batch, group] = [newId(), newId(), newId()];
    const campaigns = world.app.get(Queues, { strict: false }).get('campaigns');
    await campaigns.pause();
    for (const id of [early, part, late]) await storeEmail(world, 'queued', id);
    await world.sql(`update email_message set state = 'unknown', failure = 'no-answer', batch_id = $2 where id = $1`, [
      part,
      newId(),
    ]);
    await world.sql('update email_message set batch_id = $2 where id = $1', [late, group]);
    await world.sql(`insert into email_campaign (id, type, status) values ($1, 'newsletter', 'sending')`, [campaign]);
    await world.sql(
      `insert into email_batch (id, campaign_id, state, recipients, payload, payload_hash, first_attempt_at, created_at)
       values ($1, $2, 'sending', $3, '[]', 'x', now(), now())`,
      [batch, campaign, JSON.stringify([{ messageId: part, tier: 'free' }])],
    );
    await world.sql(
      `insert into restore_run (kind, backup, step, data_at, restore_point) values ('restore', 'x', 'emails', $1, $2)`,
      [at.toJSDate(), `${live}_before_${at.toFormat('yyyyMMddHHmmss')}`],
    );
    await untilReconciled(world);
    const states = await world.sql<{ state: string }>(
      `select concat_ws(' ', state, failure) as state from email_message where id = any($1) order by id`,
      [[early, part, late]],
    );
    expect(states.map(({ state }) => state)).toEqual(['unknown restored', 'unknown no-answer', 'queued']);
    // Batches get new ids, because the product may have used their old ids as idempotency keys before the restore.
    const [renewed] = await world.sql<{ id: string }>(
      'select id, state, payload, first_attempt_at, unknown from email_batch where campaign_id = $1',
      [campaign],
    );
    expect(renewed).toMatchObject({ state: 'queued', payload: null, first_attempt_at: null, unknown: 1 });
    const [message] = await world.sql<{ id: string }>('select batch_id as id from email_message where id = $1', [late]);
    expect([batch, group]).not.toContain(renewed?.id ?? batch);
    expect([batch, group]).not.toContain(message?.id ?? group);
    const events = await world.sql(
      `select payload ->> 'batchId' as id from outbox where type in ('mailing.campaign-batch-queued',
         'mailing.email-group-queued') order by type`,
    );
    expect(events).toEqual([{ id: renewed?.id }, { id: message?.id }]);
    await world.sql(`update email_batch set state = 'done'`);
    await world.sql(`update email_message set state = 'unknown' where id = $1`, [late]);
    await campaigns.resume();
  });

  it('holds nothing before the migration that adds its table', async () => {
    const hold = () => new RestoreHold(world.app.get(Database, { strict: false })).holdsAll();
    await world.sql('alter table restore_run rename to later');
    expect(await hold()).toBe(false);
    expect((await world.as(admin).get('/api/admin/operations')).status).toBe(200);
    await world.sql('alter table later rename to restore_run');
    await world.sql('alter table restore_run rename column step to later');
    expect(await hold()).toBe(true);
    await world.sql('alter table restore_run rename column later to step');
  });

  it('keeps the end of a hold, and succeeds when the former database has no table for holds', async () => {
    const backup = await commands.makeBackup();
    await world.sql(`insert into queue_hold values ('files', now() + interval '1 hour')`);
    const readHolds = () => world.sql('select queue, until from queue_hold');
    const holds = await readHolds();
    expect((await commands.run('restore', { args: [backup] })).code).toBe(0);
    expect(await untilConnected(readHolds)).toEqual(holds);
    await world.sql('drop table queue_hold');
    expect((await commands.run('restore', { args: [backup] })).code).toBe(0);
    expect(await untilConnected(readHolds)).toEqual([]);
  });
});
