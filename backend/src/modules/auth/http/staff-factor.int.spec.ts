import { Authenticator } from '#test/makers/authenticator.ts';
import { createBrowserClient, type BrowserClient } from '#test/makers/client.ts';
import { World, memberPassword } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start({ settings: { STAFF_MFA: 'required', LIMIT_FACTOR_CODES: '3' } });
});
afterAll(() => world.close());

async function staff(role: 'admin' | 'support'): Promise<{ client: BrowserClient; email: string }> {
  const { email } = await world.member({ roles: [role] });
  const client = createBrowserClient(world);
  await client.signInWithPassword({ email, password: memberPassword });
  return { client, email };
}

const callerOf = async (client: BrowserClient) =>
  world.as({ accessToken: (await client.getSession()).data.session?.access_token ?? '' });

describe('STAFF_MFA=required', () => {
  it('allows staff without a second factor to read but not to write', async () => {
    const { client } = await staff('admin');
    const write = async () =>
      (await callerOf(client)).post<{ code: string }>('/api/functions/start-email-campaign', {
        email: 'test@example.org',
        campaignType: 'welcome',
      });
    expect((await (await callerOf(client)).get('/api/admin/stats')).status).toBe(200);
    const refused = await write();
    expect([refused.status, refused.body.code]).toEqual([403, 'insufficient_aal']);
    await Authenticator.enrol(client);
    expect((await write()).status).toBe(200);
  });

  it('appears in the public settings, so that the admin can ask for it in advance', async () => {
    expect((await world.get('/api/auth/settings')).body).toMatchObject({ staff_second_factor: true });
  });

  it('rejects account changes by staff without a second factor', async () => {
    const { client } = await staff('admin');
    const person = await world.member();
    const ban = async () => (await callerOf(client)).put(`/api/auth/admin/users/${person.id}`, { ban_duration: '24h' });
    const refused = await ban();
    expect([refused.status, refused.headers.get('x-sb-error-code')]).toEqual([403, 'insufficient_aal']);
    expect((await (await callerOf(client)).get('/api/auth/admin/users')).status).toBe(200);
    await Authenticator.enrol(client);
    expect((await ban()).status).toBe(200);
  });

  it('does not apply to members', async () => {
    const member = await world.member();
    expect((await world.as(member).post('/api/functions/check-subscription')).status).toBe(200);
  });
});

describe('wrong second factor codes', () => {
  it('lock the account for some minutes, even for the right code', async () => {
    const { client, email } = await staff('support');
    const app = await Authenticator.begin(client);
    const answer = async (code: string) =>
      (await client.mfa.challengeAndVerify({ factorId: app.factorId, code })).error;
    for (const code of ['000000', '', 'abcdef']) expect((await answer(code))?.code).toBe('mfa_verification_failed');
    expect(await answer(app.at(0))).toMatchObject({ code: 'over_request_rate_limit', status: 429 });
    const failed = await world.sql(
      `select 1 from audit_log l join users u on u.id = l.subject_id where u.email = $1 and action = 'auth.factor-failed'`,
      [email],
    );
    expect(failed).toHaveLength(3);
  });

  it('lock the recovery codes with their own error code', async () => {
    const { client } = await staff('support');
    await Authenticator.enrol(client);
    const { data } = await client.mfa.recoveryCodes.generate();
    for (const code of ['a', 'b', 'c']) {
      expect((await client.mfa.recoveryCodes.verify({ code })).error?.code).toBe('mfa_verification_failed');
    }
    const locked = await client.mfa.recoveryCodes.verify({ code: data?.codes[0] ?? '' });
    expect(locked.error).toMatchObject({ code: 'mfa_recovery_codes_locked', status: 429 });
  });
});
