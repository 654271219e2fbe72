import { Authenticator, readAssuranceLevels } from '#test/makers/authenticator.ts';
import type { BrowserClient } from '#test/makers/client.ts';
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
    expect(await readAssuranceLevels(owner.client)).toEqual(['aal1', 'aal1']);
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
