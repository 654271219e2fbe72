import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { World, memberPassword } from '#test/world.ts';
import { Transaction } from '../database/transaction.ts';
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

  it.each([
    ["update audit_log set details = '{}' where seq = 3", [3]],
    ['delete from audit_log where seq = 5', [6]],
  ])('detects a change that bypasses the trigger: %s', async (statement, seen) => {
    await world.sql('alter table audit_log disable trigger refuse');
    await world.sql(statement);
    await world.sql('alter table audit_log enable trigger refuse');
    expect((await world.app.get(AuditLogReader).verify()).broken).toEqual(expect.arrayContaining(seen));
  });
});
