import { Authenticator } from '#test/makers/authenticator.ts';
import { createBrowserClient } from '#test/makers/client.ts';
import { readLastEmailProof } from '#test/makers/emailed-proof.ts';
import { createApiCaller, signUpPerson, type Person } from '#test/makers/person.ts';
import { createAdminApi } from '#test/makers/service.ts';
import { World, memberPassword, type Member } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const recover = (email: string) => world.post('/api/auth/recover', { email });
const verify = (body: object) => world.post<{ access_token: string }>('/api/auth/verify', body);
const signIn = (email: string, password: string) =>
  world.post('/api/auth/token?grant_type=password', { email, password });

async function memberWithRecovery(): Promise<Member> {
  const member = await world.member();
  await world.settle();
  await recover(member.email);
  return member;
}

describe('password recovery after an unknown user signed up with the email', () => {
  it('gives the account back to the owner of the email', async () => {
    const member = await memberWithRecovery();
    const { tokenHash } = await readLastEmailProof(world, member.email);
    await verify({ type: 'recovery', token_hash: tokenHash });
    expect((await world.as(member).get('/api/auth/user')).status).toBe(403);
    expect((await signIn(member.email, memberPassword)).status).toBe(400);
  });

  it('ends the calendar URL and the session of the unknown user', async () => {
    const member = await memberWithRecovery();
    const { body } = await world.as(member).get<{ url: string }>('/api/calendar');
    const calendar = new URL(body.url).pathname;
    expect((await world.get(calendar)).status).toBe(200);
    const { tokenHash } = await readLastEmailProof(world, member.email);
    await verify({ type: 'recovery', token_hash: tokenHash });
    await world.settle();
    expect((await world.get(calendar)).status).toBe(404);
    const refreshed = await world.post('/api/auth/token?grant_type=refresh_token', {
      refresh_token: member.refreshToken,
    });
    expect(refreshed.status).toBe(400);
  });

  it.each(['the code', 'the link'])(
    'revokes all access that the unknown user prepared when the owner uses %s',
    async (by) => {
      const member = await world.member();
      await world.settle();
      const newEmail = `unknown-${crypto.randomUUID()}@example.org`;
      await world.as(member).put('/api/auth/user', { email: newEmail });
      const emailChangeProof = await readLastEmailProof(world, newEmail);
      await recover(member.email);
      const { tokenHash, code } = await readLastEmailProof(world, member.email);
      const proof = by === 'the link' ? { token_hash: tokenHash } : { email: member.email, token: code };
      const { body } = await verify({ type: 'recovery', ...proof });
      expect((await verify({ type: emailChangeProof.type, token_hash: emailChangeProof.tokenHash })).status).toBe(403);
      const mine = await world
        .as({ accessToken: body.access_token })
        .get<{ email: string; new_email?: string }>('/api/auth/user');
      expect([mine.body.email, mine.body.new_email]).toEqual([member.email, undefined]);
    },
  );
});

describe('second factors set before the email was confirmed', () => {
  const factorsOf = ({ id }: Person) =>
    world.sql(
      'select f.kind from factors f left join recovery_codes c on c.factor_id = f.id where user_id = $1 group by f.id',
      [id],
    );

  async function signUpWithFactors(): Promise<Person> {
    const unknownUser = await signUpPerson(world);
    await Authenticator.enrol(unknownUser.client);
    await unknownUser.client.mfa.recoveryCodes.generate();
    expect(await factorsOf(unknownUser)).toHaveLength(2);
    await world.settle();
    return unknownUser;
  }

  it('are removed by a recovery, so that the owner is not locked out', async () => {
    const unknownUser = await signUpWithFactors();
    const owner = createBrowserClient(world);
    await owner.resetPasswordForEmail(unknownUser.email);
    const { tokenHash } = await readLastEmailProof(world, unknownUser.email);
    await owner.verifyOtp({ type: 'recovery', token_hash: tokenHash });
    expect(await factorsOf(unknownUser)).toEqual([]);
    expect((await owner.updateUser({ password: 'a lantern over quiet water' })).error).toBeNull();
    const caller = await createApiCaller(world, owner);
    expect((await caller.post('/api/functions/check-subscription')).status).toBe(200);
  });

  it('are removed by the confirmation of the sign-up, with an email to the owner', async () => {
    const someone = await signUpPerson(world);
    const { tokenHash } = await readLastEmailProof(world, someone.email);
    await Authenticator.enrol(someone.client);
    await someone.client.mfa.recoveryCodes.generate();
    await createBrowserClient(world).verifyOtp({ type: 'signup', token_hash: tokenHash });
    expect(await factorsOf(someone)).toEqual([]);
    const [left] = await world.sql(`select 1 from sessions where user_id = $1 and aal = 'aal2'`, [someone.id]);
    expect(left).toBeUndefined();
    await world.settle();
    expect((await world.mail.sentTo(someone.email)).filter(({ text }) => /turned\s+off/.test(text))).toHaveLength(1);
  });

  it('are removed by the first proof of a new email of the account', async () => {
    const unknownUser = await signUpWithFactors();
    const ownerEmail = `${crypto.randomUUID()}@example.org`;
    await unknownUser.client.updateUser({ email: ownerEmail });
    const { tokenHash } = await readLastEmailProof(world, ownerEmail);
    await createBrowserClient(world).verifyOtp({ type: 'email_change', token_hash: tokenHash });
    expect(await factorsOf(unknownUser)).toEqual([]);
  });

  it('are removed with one email and an audit entry each when an administrator confirms the email', async () => {
    const unknownUser = await signUpWithFactors();
    const admin = createAdminApi(world, (await world.member({ roles: ['admin'] })).accessToken);
    await admin.updateUserById(unknownUser.id, { email_confirm: true });
    expect(await factorsOf(unknownUser)).toEqual([]);
    await world.settle();
    const subjects = (await world.mail.sentTo(unknownUser.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /is off|codes|removed/.test(subject))).toEqual(['Two-step sign-in is off']);
    const trail = await world.sql<{ kind: string }>(
      `select details ->> 'kind' as kind from audit_log where subject_id = $1 and action = 'auth.factor-removed'`,
      [unknownUser.id],
    );
    expect(trail.map(({ kind }) => kind).sort()).toEqual(['recovery_code', 'totp']);
  });

  it('are removed again after an administrator changes the email, because the new one is unconfirmed', async () => {
    const unknownUser = await signUpPerson(world);
    const admin = createAdminApi(world, (await world.member({ roles: ['admin'] })).accessToken);
    await admin.updateUserById(unknownUser.id, { email_confirm: true });
    const elsewhere = `${crypto.randomUUID()}@example.org`;
    const { data } = await admin.updateUserById(unknownUser.id, { email: elsewhere });
    expect([data.user?.email, data.user?.email_confirmed_at]).toEqual([elsewhere, undefined]);
    const same = await admin.updateUserById(unknownUser.id, { email: elsewhere, email_confirm: true });
    const again = await admin.updateUserById(unknownUser.id, { email: elsewhere });
    expect(again.data.user?.email_confirmed_at).toBe(same.data.user?.email_confirmed_at);
  });

  it('stay when they were set after the confirmation', async () => {
    const someone = await signUpPerson(world);
    const { tokenHash } = await readLastEmailProof(world, someone.email);
    await someone.client.verifyOtp({ type: 'signup', token_hash: tokenHash });
    await Authenticator.enrol(someone.client);
    const elsewhere = createBrowserClient(world);
    await elsewhere.resetPasswordForEmail(someone.email);
    const recovery = await readLastEmailProof(world, someone.email);
    await elsewhere.verifyOtp({ type: 'recovery', token_hash: recovery.tokenHash });
    expect(await factorsOf(someone)).toHaveLength(1);
    const { error } = await elsewhere.updateUser({ password: 'a lantern over quiet water' });
    expect(error).toMatchObject({ code: 'insufficient_aal' });
  });
});
