import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { World, memberPassword } from '#test/world.ts';
import { Transaction } from '../database/transaction.ts';
import { archiveAuditMonth, type AuditMonth } from './archive-audit-month.ts';
import { AuditLogReader } from './audit-log-reader.ts';

describe('audit log', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.start();
  });
  afterAll(() => world.close());
  const signIn = (email: string, password: string) =>
    world.post('/api/auth/token?grant_type=password', { email, password });
  const actionsOf = async (id: string) =>
    (await world.app.get(AuditLogReader).listForAccount(id)).map(({ action }) => action);

  async function change(statement: string): Promise<void> {
    await world.sql('alter table audit_log disable trigger refuse');
    await world.sql(statement);
    await world.sql('alter table audit_log enable trigger refuse');
  }

  it('stores actions on an account with the IP of the caller', async () => {
    const { id, email, accessToken } = await world.member();
    await signIn(email, 'not the password');
    await signIn(email, memberPassword);
    await world.as({ accessToken }).post('/api/auth/logout?scope=others');
    expect(await actionsOf(id)).toEqual([
      'auth.account-created',
      'auth.signed-in',
      'auth.sign-in-failed',
      'auth.signed-in',
      'auth.signed-out',
    ]);
    const [, , failure] = await world.app.get(AuditLogReader).listForAccount(id);
    expect(failure).toMatchObject({ actorId: null, address: '127.0.0.1', details: { reason: 'wrong-password' } });
  });

  it('stores sign-in attempts for unknown accounts without the typed email', async () => {
    await signIn('unknown@example.org', 'not the password');
    const [entry] = await world.sql<{ row: string }>(
      `select a::text as row from audit_log a where subject_id is null order by seq desc limit 1`,
    );
    expect(entry?.row).toContain('unknown-account');
    expect(entry?.row).not.toContain('unknown@');
  });

  it('stores a granted tier and the tier before', async () => {
    const { id } = await world.member({ tier: 'seeker' });
    expect((await world.app.get(AuditLogReader).listForAccount(id)).at(-1)).toMatchObject({
      action: 'membership.tier-granted',
      details: { before: 'free', after: 'seeker' },
    });
  });

  it('stores nothing when the transaction rolls back', async () => {
    const { id } = await world.member();
    const before = await actionsOf(id);
    const undone = world.app.get(Transaction).run(async ({ auditLog }) => {
      auditLog.record({ action: 'test.undone', actorId: null, subjectId: id });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(await actionsOf(id)).toEqual(before);
  });

  it.each(["update audit_log set action = 'x'", 'delete from audit_log', 'truncate audit_log'])(
    'refuses %s',
    async (statement) => {
      await expect(world.sql(statement)).rejects.toThrow('the audit log only grows');
    },
  );

  it('is one unbroken hash chain after concurrent writes', async () => {
    const { email } = await world.member();
    const { entries: before } = await world.app.get(AuditLogReader).verify();
    const responses = await Promise.all(
      Array.from({ length: 16 }, (_, count) => signIn(email, count % 2 === 0 ? memberPassword : 'wrong')),
    );
    expect(responses.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect(await world.app.get(AuditLogReader).verify()).toEqual({ entries: before + 16, broken: [] });
  });

  function audit(...args: string[]): Promise<{ code: number; output: string }> {
    const program = join(import.meta.dirname, '../../../dist/app/verify-audit-log.js');
    const env = { DATABASE_URL: process.env['DATABASE_URL'], PATH: process.env['PATH'] };
    return new Promise((resolve) => {
      execFile(process.execPath, [program, ...args], { env }, (error, output) => {
        resolve({ code: error ? Number(error.code) : 0, output });
      });
    });
  }

  it('is verified by a command that needs only the database and an earlier checkpoint', async () => {
    const { code, output } = await audit();
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/^All \d+ entries are as they were written\.\n.*: \d+:[0-9a-f]{64}\n$/),
    ]);
    const checkpoint = output.trim().split(' ').at(-1) ?? '';
    expect((await audit(checkpoint)).code).toBe(0);
    const other = await audit(checkpoint.replace(/:../, ':zz'));
    expect([other.code, other.output]).toEqual([1, expect.stringContaining('has changed or is missing')]);
    expect((await audit(`9${checkpoint}`)).code).toBe(1);
  });

  it('archives a finished month with the anchor that verifies it, and refuses a changed entry', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'audit-spec-'));
    const databaseUrl = process.env['DATABASE_URL'] ?? '';
    const now = new Date();
    const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 0, 10));
    const month = now.toISOString().slice(0, 7);
    const archive = (at: Date, name = month) => archiveAuditMonth(databaseUrl, { month: name, folder, now: at });
    const commit = await world.holdTransaction(`insert into audit_log (action, details) values ('test.open', '{}')`);
    const waiting = expect(archiveAuditMonth(databaseUrl, { month, folder })).rejects.toThrow('has not ended');
    await world.untilLockWaits();
    await commit();
    await waiting;
    await expect(archive(now)).rejects.toThrow('has not ended');
    await expect(archive(next, '2020-01')).rejects.toThrow('no entry of 2020-01');
    await expect(archive(next, '2020-13')).rejects.toThrow('Name a month');
    const { entries, file, last, before } = await archive(next);
    const packed = readFileSync(join(folder, file));
    const lines = gunzipSync(packed).toString().trimEnd().split('\n');
    const anchor = JSON.parse(readFileSync(join(folder, `audit-${month}.json`), 'utf8')) as AuditMonth;
    expect([lines.length, before, lines.at(-1)?.split('\t')[0]]).toEqual([entries, null, last.split(':')[0]]);
    expect([anchor.last, anchor.sha256]).toEqual([last, createHash('sha256').update(packed).digest('hex')]);
    expect((await audit(anchor.last)).code).toBe(0);
    await change('update audit_log set seq = -4 where seq = 4');
    await expect(archive(next)).rejects.toThrow('not as it was written (5)');
    await change('update audit_log set seq = 4 where seq = -4');
    rmSync(join(folder, file));
    await archive(next);
    expect(existsSync(join(folder, file))).toBe(true);
    const json = join(folder, `audit-${month}.json`);
    const stored = readFileSync(json, 'utf8');
    writeFileSync(json, stored.slice(0, 20));
    await expect(archive(next)).rejects.toThrow('is damaged');
    writeFileSync(json, stored.replace(last, `${last.split(':')[0]}:00`));
    await expect(archive(next)).rejects.toThrow('The log was rewritten');
    await change(`update audit_log set details = '{"changed": true}' where seq = 2`);
    await expect(archive(next)).rejects.toThrow('not as it was written (2)');
    expect(readdirSync(folder)).toHaveLength(2);
    rmSync(folder, { recursive: true });
  });

  it.each([
    ["update audit_log set details = '{}' where seq = 3", [3]],
    ['delete from audit_log where seq = 5', [6]],
  ])('detects a change that bypasses the trigger: %s', async (statement, seen) => {
    await change(statement);
    expect((await world.app.get(AuditLogReader).verify()).broken).toEqual(expect.arrayContaining(seen));
  });
});
