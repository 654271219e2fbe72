import { Authenticator } from '#test/makers/authenticator.ts';
import { createBrowserClient } from '#test/makers/client.ts';
import { signUpPerson as personIn, signInAgain } from '#test/makers/person.ts';
import { World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const person = () => personIn(world);

describe('second factor with the auth client', () => {
  it('is enrolled, challenged and verified in three steps', async () => {
    const { client } = await person();
    const enrolled = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Telephone', issuer: 'Elsewhere' });
    const app = new Authenticator(enrolled.data?.id ?? '', enrolled.data?.totp.secret ?? '');
    const challenge = await client.mfa.challenge({ factorId: app.factorId });
    expect(challenge.data).toMatchObject({ type: 'totp' });
    const lasts = (challenge.data?.expires_at ?? 0) - Date.now() / 1000;
    expect(lasts).toBeGreaterThan(290);
    expect(lasts).toBeLessThanOrEqual(301);
    const answer = { factorId: app.factorId, challengeId: challenge.data?.id ?? '', code: app.next() };
    const { data, error } = await client.mfa.verify(answer);
    expect([error, data?.token_type]).toEqual([null, 'bearer']);
    expect((await client.getClaims()).data?.claims.aal).toBe('aal2');
    expect((await client.mfa.verify(answer)).error?.status).toBe(422);
  });

  it('rejects a wrong code and an expired or unknown challenge', async () => {
    const { client } = await person();
    const app = await Authenticator.begin(client);
    const verify = async (challengeId: string, code = app.at(0)) =>
      (await client.mfa.verify({ factorId: app.factorId, challengeId, code })).error;
    const challenge = async () => (await client.mfa.challenge({ factorId: app.factorId })).data?.id ?? '';
    const wrong = app.at(0) === '000000' ? '000001' : '000000';
    expect(await verify(await challenge(), wrong)).toMatchObject({
      code: 'mfa_verification_failed',
      status: 422,
      message: 'Invalid TOTP code entered',
    });
    const late = await challenge();
    await world.sql('update factor_challenges set expires_at = now() where id = $1', [late]);
    expect(await verify(late)).toMatchObject({ code: 'mfa_challenge_expired', status: 422 });
    expect(await verify(crypto.randomUUID())).toMatchObject({ code: 'mfa_factor_not_found', status: 422 });
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal1');
  });

  it("appears once in the session's methods when it is verified repeatedly", async () => {
    const { client } = await person();
    const app = await Authenticator.enrol(client);
    await client.mfa.challengeAndVerify({ factorId: app.factorId, code: app.next() });
    const { data } = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(data?.currentAuthenticationMethods).toMatchObject([{ method: 'totp' }, { method: 'password' }]);
  });

  it('is accessible only to its signed-in owner', async () => {
    const app = await Authenticator.begin((await person()).client);
    const { client: other } = await person();
    expect((await other.mfa.challenge({ factorId: app.factorId })).error).toMatchObject({
      code: 'mfa_factor_not_found',
      status: 404,
    });
    expect((await other.mfa.unenroll({ factorId: app.factorId })).error?.status).toBe(404);
    expect((await createBrowserClient(world).mfa.enroll({ factorType: 'totp' })).error?.status).toBe(401);
  });

  it('is listed, and can be removed by a session that has verified it', async () => {
    const someone = await person();
    const app = await Authenticator.enrol(someone.client);
    const later = await signInAgain(world, someone);
    expect((await later.mfa.listFactors()).data?.totp.map(({ id }) => id)).toEqual([app.factorId]);
    const without = { code: 'insufficient_aal' };
    expect((await later.mfa.unenroll({ factorId: app.factorId })).error).toMatchObject({ ...without, status: 422 });
    expect((await later.mfa.enroll({ factorType: 'totp', friendlyName: 'Tablet' })).error).toMatchObject({
      ...without,
      status: 403,
    });
    expect((await later.updateUser({ password: 'a lantern over quiet water' })).error).toMatchObject({
      ...without,
      status: 401,
    });
    await later.mfa.challengeAndVerify({ factorId: app.factorId, code: app.next() });
    expect((await later.mfa.unenroll({ factorId: app.factorId })).data).toEqual({ id: app.factorId });
    await later.refreshSession();
    const { data: level } = await later.mfa.getAuthenticatorAssuranceLevel();
    expect([level?.currentLevel, level?.nextLevel]).toEqual(['aal1', 'aal1']);
    expect((await later.mfa.listFactors()).data?.all).toEqual([]);
  });
});
