import { Authenticator } from '#test/makers/authenticator.ts';
import { browser, openTwoTabs, type Browser } from '#test/makers/client.ts';
import { toCaller as callerIn, signUpPerson as personIn, signInAgain, type Person } from '#test/makers/person.ts';
import { World, memberPassword } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const person = () => personIn(world);
const signIn = (owner: Pick<Person, 'email'>) => signInAgain(world, owner);
const callerOf = (client: Browser) => callerIn(world, client);
const levels = async (client: Browser) => {
  const { data } = await client.mfa.getAuthenticatorAssuranceLevel();
  return [data?.currentLevel, data?.nextLevel];
};

describe('authenticator app', () => {
  it('is enrolled with a QR code for a data URL, and is active after its first code', async () => {
    const { client, email } = await person();
    const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Telephone' });
    expect(data).toMatchObject({ type: 'totp', friendly_name: 'Telephone' });
    expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]+"white"[^#]+"black"[^#]+<\/svg>$/);
    expect(decodeURIComponent(data?.totp.uri ?? '')).toContain(
      `Institute of Oneness:${email}?secret=${data?.totp.secret}`,
    );
    expect(await levels(client)).toEqual(['aal1', 'aal1']);
    const app = new Authenticator(data?.id ?? '', data?.totp.secret ?? '');
    const { error } = await client.mfa.challengeAndVerify({ factorId: app.factorId, code: app.next() });
    expect(error).toBeNull();
    expect(await levels(client)).toEqual(['aal2', 'aal2']);
    const { data: listed } = await client.mfa.listFactors();
    expect(listed?.totp).toMatchObject([{ id: app.factorId, friendly_name: 'Telephone', status: 'verified' }]);
    await world.settle();
    expect((await world.mail.sentTo(email)).some(({ subject }) => subject === 'Two-step sign-in is on')).toBe(true);
  });

  it('emails the owner that the first app turns two-step sign-in on and the last one turns it off', async () => {
    const { client, email } = await person();
    const telephone = await Authenticator.enrol(client, 'Telephone');
    const tablet = await Authenticator.enrol(client, 'Tablet');
    const again = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Tablet' });
    expect(again.error).toMatchObject({ message: 'You already have an app with this name.' });
    await client.mfa.unenroll({ factorId: tablet.factorId });
    await client.mfa.challengeAndVerify({ factorId: telephone.factorId, code: telephone.next() });
    await client.mfa.unenroll({ factorId: telephone.factorId });
    await world.settle();
    const subjects = (await world.mail.sentTo(email)).map(({ subject }) => subject);
    // Emails that are queued one after the other can arrive in another order.
    expect(subjects.filter((subject) => /two-step|app/i.test(subject)).sort()).toEqual([
      'An app was added',
      'An app was removed',
      'Two-step sign-in is off',
      'Two-step sign-in is on',
    ]);
  });

  it('is required at the next sign-in and raises that session', async () => {
    const someone = await person();
    const app = await Authenticator.enrol(someone.client);
    const later = await signIn(someone);
    expect(await levels(later)).toEqual(['aal1', 'aal2']);
    const { data, error } = await later.mfa.challengeAndVerify({ factorId: app.factorId, code: app.next() });
    expect([error, data?.user.email]).toEqual([null, someone.email]);
    const { data: level } = await later.mfa.getAuthenticatorAssuranceLevel();
    expect(level).toMatchObject({
      currentLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'totp' }, { method: 'password' }],
    });
    expect((await later.refreshSession()).error).toBeNull();
    expect((await levels(later))[0]).toBe('aal2');
  });

  it('blocks the rest of the product until it is verified', async () => {
    const someone = await person();
    const app = await Authenticator.enrol(someone.client);
    const later = await signIn(someone);
    const refused = await (await callerOf(later)).post<{ code: string }>('/api/functions/check-subscription');
    expect([refused.status, refused.body.code]).toEqual([403, 'insufficient_aal']);
    expect((await (await callerOf(later)).get('/api/plans')).status).toBe(200);
    await later.mfa.challengeAndVerify({ factorId: app.factorId, code: app.next() });
    expect((await (await callerOf(later)).post('/api/functions/check-subscription')).status).toBe(200);
  });

  it('rejects refresh tokens from before the second factor but keeps the session', async () => {
    const someone = await person();
    const app = await Authenticator.enrol(someone.client);
    const later = await signIn(someone);
    const before = (await later.getSession()).data.session?.refresh_token ?? '';
    await later.mfa.challengeAndVerify({ factorId: app.factorId, code: app.next() });
    const tryBefore = async () => (await browser(world).refreshSession({ refresh_token: before })).error;
    expect(await tryBefore()).toMatchObject({ code: 'refresh_token_not_found', status: 400 });
    await world.sql(`update sessions set refreshed_at = now() - interval '1 hour' where user_id = $1`, [someone.id]);
    expect(await tryBefore()).toMatchObject({ code: 'refresh_token_not_found', status: 400 });
    expect((await later.refreshSession()).error).toBeNull();
    expect((await levels(later))[0]).toBe('aal2');
  });

  it('leaves an earlier access token at one factor although its session has two', async () => {
    const someone = await person();
    const app = await Authenticator.enrol(someone.client);
    const later = await signIn(someone);
    const before = await callerOf(later);
    await later.mfa.challengeAndVerify({ factorId: app.factorId, code: app.next() });
    const refused = await before.post<{ code: string }>('/api/functions/check-subscription');
    expect([refused.status, refused.body.code]).toEqual([403, 'insufficient_aal']);
    expect((await (await callerOf(later)).post('/api/functions/check-subscription')).status).toBe(200);
  });

  it('keeps tabs signed in that read the new tokens from shared storage', async () => {
    const someone = await person();
    const app = await Authenticator.enrol(someone.client);
    const [tab, other] = openTwoTabs(world);
    await tab.signInWithPassword({ email: someone.email, password: memberPassword });
    expect(await levels(other)).toEqual(['aal1', 'aal2']);
    await tab.mfa.challengeAndVerify({ factorId: app.factorId, code: app.next() });
    expect((await other.refreshSession()).error).toBeNull();
    expect((await levels(other))[0]).toBe('aal2');
    expect((await tab.getUser()).error).toBeNull();
  });

  it('keeps tokens issued since the first verification valid when it is verified again', async () => {
    const someone = await person();
    const app = await Authenticator.enrol(someone.client);
    const before = (await someone.client.getSession()).data.session?.refresh_token ?? '';
    await someone.client.mfa.challengeAndVerify({ factorId: app.factorId, code: app.next() });
    expect((await browser(world).refreshSession({ refresh_token: before })).error).toBeNull();
  });

  it('ends other sessions with one factor and other enrolments', async () => {
    const someone = await person();
    const elsewhere = await signIn(someone);
    const abandoned = await Authenticator.begin(someone.client, 'Old telephone');
    await Authenticator.enrol(someone.client);
    expect((await elsewhere.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
    const { data } = await someone.client.mfa.listFactors();
    expect(data?.all.map(({ id }) => id)).not.toContain(abandoned.factorId);
  });

  it('accepts each code once, also when it is sent twenty times at the same time', async () => {
    const someone = await person();
    const app = await Authenticator.begin(someone.client);
    const caller = await callerOf(someone.client);
    const code = app.next();
    const tries = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { body } = await caller.post<{ id: string }>(`/api/auth/factors/${app.factorId}/challenge`);
        return caller.post<{ code: string }>(`/api/auth/factors/${app.factorId}/verify`, {
          challenge_id: body.id,
          code,
        });
      }),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(tries.filter(({ status }) => status !== 200).map(({ status }) => status))).toEqual(new Set([422]));
  });

  it('accepts codes only of the current, previous and next step', async () => {
    const [early, late, far] = [await person(), await person(), await person()];
    const verify = async ({ client }: Person, step: number) => {
      const app = await Authenticator.begin(client);
      return (await client.mfa.challengeAndVerify({ factorId: app.factorId, code: app.at(step) })).error?.code;
    };
    expect(await verify(early, -1)).toBeUndefined();
    expect(await verify(late, 1)).toBeUndefined();
    expect(await verify(far, -3)).toBe('mfa_verification_failed');
  });

  it('rejects an earlier step after a later one was accepted', async () => {
    const someone = await person();
    const app = await Authenticator.begin(someone.client);
    const answer = (code: string) => someone.client.mfa.challengeAndVerify({ factorId: app.factorId, code });
    expect((await answer(app.at(1))).error).toBeNull();
    expect((await answer(app.at(0))).error).toMatchObject({ code: 'mfa_verification_failed', status: 422 });
  });

  it('is stored only encrypted with a server key', async () => {
    const someone = await person();
    const { data } = await someone.client.mfa.enroll({ factorType: 'totp' });
    const [row] = await world.sql<{ text: string }>('select f::text as text from factors f where user_id = $1', [
      someone.id,
    ]);
    expect(row?.text).not.toContain(data?.totp.secret);
    expect(row?.text).toContain('test-key.');
  });
});

describe('second factor errors', () => {
  it("differ for an invalid id, another user's factor, an expired challenge, another IP and another factor", async () => {
    const [someone, other] = [await person(), await person()];
    const app = await Authenticator.begin(someone.client);
    const caller = await callerOf(someone.client);
    const challenge = async () =>
      (await caller.post<{ id: string }>(`/api/auth/factors/${app.factorId}/challenge`)).body.id;
    const verify = async (challengeId: string) => {
      const path = `/api/auth/factors/${app.factorId}/verify`;
      const { status, headers } = await caller.post(path, { challenge_id: challengeId, code: app.at(0) });
      return [status, headers.get('x-sb-error-code')];
    };
    const foreign = await (await callerOf(other.client)).post(`/api/auth/factors/${app.factorId}/challenge`);
    expect([foreign.status, foreign.headers.get('x-sb-error-code')]).toEqual([404, 'mfa_factor_not_found']);
    const malformed = await caller.post('/api/auth/factors/nonsense/challenge');
    expect([malformed.status, malformed.headers.get('x-sb-error-code')]).toEqual([404, 'validation_failed']);
    expect(await verify(crypto.randomUUID())).toEqual([422, 'mfa_factor_not_found']);
    const late = await challenge();
    await world.sql(`update factor_challenges set expires_at = now() where id = $1`, [late]);
    expect(await verify(late)).toEqual([422, 'mfa_challenge_expired']);
    const moved = await challenge();
    await world.sql(`update factor_challenges set ip = '203.0.113.9' where id = $1`, [moved]);
    expect(await verify(moved)).toEqual([422, 'mfa_ip_address_mismatch']);
    expect((await verify(await challenge()))[0]).toBe(200);
  });

  it('reject a duplicate or empty name, but not because of an expired enrolment', async () => {
    const { client, id } = await person();
    expect((await client.mfa.enroll({ factorType: 'totp' })).error).toBeNull();
    expect((await client.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
      code: 'mfa_factor_name_conflict',
      status: 422,
    });
    await world.sql(`update factors set created_at = now() - interval '5 minutes' where user_id = $1`, [id]);
    expect((await client.mfa.enroll({ factorType: 'totp' })).error).toBeNull();
  });

  it('reject an eleventh factor, another factor without verification, and an unknown type', async () => {
    const someone = await person();
    for (let at = 0; at < 10; at += 1) await Authenticator.begin(someone.client, `App ${at}`);
    const eleventh = await someone.client.mfa.enroll({ factorType: 'totp', friendlyName: 'App 10' });
    expect(eleventh.error).toMatchObject({ code: 'too_many_enrolled_mfa_factors', status: 422 });
    const owner = await person();
    await Authenticator.enrol(owner.client);
    const thief = await signIn(owner);
    const second = await thief.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' });
    expect(second.error).toMatchObject({ code: 'insufficient_aal', status: 403 });
    const { status } = await (await callerOf(owner.client)).post('/api/auth/factors', { factor_type: 'phone' });
    expect(status).toBe(400);
  });

  it('reject a removal without verification; a verified removal lowers the session and emails the owner', async () => {
    const owner = await person();
    const app = await Authenticator.enrol(owner.client);
    const thief = await signIn(owner);
    expect((await thief.mfa.unenroll({ factorId: app.factorId })).error).toMatchObject({
      code: 'insufficient_aal',
      status: 422,
    });
    expect((await owner.client.mfa.unenroll({ factorId: app.factorId })).data).toEqual({ id: app.factorId });
    await owner.client.refreshSession();
    expect(await levels(owner.client)).toEqual(['aal1', 'aal1']);
    expect((await (await callerOf(owner.client)).post('/api/functions/check-subscription')).status).toBe(200);
    const trail = await world.sql<{ action: string }>(
      `select action from audit_log where subject_id = $1 and action like 'auth.factor-%' order by seq`,
      [owner.id],
    );
    expect(trail.map(({ action }) => action)).toEqual(['auth.factor-added', 'auth.factor-removed']);
  });

  it('reject ending other sessions and changing the name without verification', async () => {
    const owner = await person();
    await Authenticator.enrol(owner.client);
    const thief = await callerOf(await signIn(owner));
    expect((await thief.put('/api/auth/user', { data: { first_name: 'Thief' } })).status).toBe(401);
    for (const scope of ['others', 'global']) {
      const refused = await thief.post(`/api/auth/logout?scope=${scope}`);
      expect([refused.status, refused.headers.get('x-sb-error-code')]).toEqual([403, 'insufficient_aal']);
    }
    expect((await owner.client.getUser()).data.user?.user_metadata).toMatchObject({ first_name: 'Noor' });
    expect((await owner.client.signOut({ scope: 'others' })).error).toBeNull();
  });

  it('allow a session without verification to end itself, while the others stay', async () => {
    const owner = await person();
    await Authenticator.enrol(owner.client);
    const [one, other] = [await callerOf(await signIn(owner)), await callerOf(await signIn(owner))];
    expect((await one.post('/api/auth/logout?scope=global')).status).toBe(403);
    expect((await other.post('/api/auth/logout?scope=local')).status).toBe(204);
    for (const left of [one, other]) expect((await left.get('/api/auth/user')).status).toBe(403);
    expect((await owner.client.getUser()).error).toBeNull();
  });

  it('reject a password change by a user who only has access to the email', async () => {
    const owner = await person();
    await Authenticator.enrol(owner.client);
    const thief = await signIn(owner);
    const { error } = await thief.updateUser({ password: 'another good passphrase', current_password: memberPassword });
    expect(error).toMatchObject({ code: 'insufficient_aal', status: 401 });
  });
});
