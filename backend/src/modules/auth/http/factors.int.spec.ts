import { Authenticator, readAssuranceLevels } from '#test/makers/authenticator.ts';
import { createBrowserClient, openTwoTabs, type BrowserClient } from '#test/makers/client.ts';
import {
  createApiCaller as callerIn,
  signUpPerson as personIn,
  signInAgain,
  type Person,
} from '#test/makers/person.ts';
import { World, memberPassword } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const person = () => personIn(world);
const signIn = (owner: Pick<Person, 'email'>) => signInAgain(world, owner);
const callerOf = (client: BrowserClient) => callerIn(world, client);

describe('authenticator app', () => {
  it('is enrolled with a QR code for a data URL, and is active after its first code', async () => {
    const { client, email } = await person();
    const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Telephone' });
    expect(data).toMatchObject({ type: 'totp', friendly_name: 'Telephone' });
    expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]+"white"[^#]+"black"[^#]+<\/svg>$/);
    expect(decodeURIComponent(data?.totp.uri ?? '')).toContain(
      `Institute of Oneness:${email}?secret=${data?.totp.secret}`,
    );
    expect(await readAssuranceLevels(client)).toEqual(['aal1', 'aal1']);
    const app = new Authenticator(data?.id ?? '', data?.totp.secret ?? '');
    const { error } = await client.mfa.challengeAndVerify({ factorId: app.factorId, code: app.next() });
    expect(error).toBeNull();
    expect(await readAssuranceLevels(client)).toEqual(['aal2', 'aal2']);
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
    expect(await readAssuranceLevels(later)).toEqual(['aal1', 'aal2']);
    const { data, error } = await later.mfa.challengeAndVerify({ factorId: app.factorId, code: app.next() });
    expect([error, data?.user.email]).toEqual([null, someone.email]);
    const { data: level } = await later.mfa.getAuthenticatorAssuranceLevel();
    expect(level).toMatchObject({
      currentLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'totp' }, { method: 'password' }],
    });
    expect((await later.refreshSession()).error).toBeNull();
    expect((await readAssuranceLevels(later))[0]).toBe('aal2');
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
    const tryBefore = async () => (await createBrowserClient(world).refreshSession({ refresh_token: before })).error;
    expect(await tryBefore()).toMatchObject({ code: 'refresh_token_not_found', status: 400 });
    await world.sql(`update sessions set refreshed_at = now() - interval '1 hour' where user_id = $1`, [someone.id]);
    expect(await tryBefore()).toMatchObject({ code: 'refresh_token_not_found', status: 400 });
    expect((await later.refreshSession()).error).toBeNull();
    expect((await readAssuranceLevels(later))[0]).toBe('aal2');
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
    expect(await readAssuranceLevels(other)).toEqual(['aal1', 'aal2']);
    await tab.mfa.challengeAndVerify({ factorId: app.factorId, code: app.next() });
    expect((await other.refreshSession()).error).toBeNull();
    expect((await readAssuranceLevels(other))[0]).toBe('aal2');
    expect((await tab.getUser()).error).toBeNull();
  });

  it('keeps tokens issued since the first verification valid when it is verified again', async () => {
    const someone = await person();
    const app = await Authenticator.enrol(someone.client);
    const before = (await someone.client.getSession()).data.session?.refresh_token ?? '';
    await someone.client.mfa.challengeAndVerify({ factorId: app.factorId, code: app.next() });
    expect((await createBrowserClient(world).refreshSession({ refresh_token: before })).error).toBeNull();
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
