import { Authenticator } from '#test/makers/authenticator.ts';
import type { BrowserClient } from '#test/makers/client.ts';
import {
  createApiCaller as callerIn,
  signUpPerson as personIn,
  signInAgain,
  type Person,
} from '#test/makers/person.ts';
import { World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const person = () => personIn(world);
const signIn = (owner: Pick<Person, 'email'>) => signInAgain(world, owner);
const callerOf = (client: BrowserClient) => callerIn(world, client);

describe('recovery codes', () => {
  it('open the account once each when the authenticator app is lost', async () => {
    const owner = await person();
    await Authenticator.enrol(owner.client);
    const { data: made } = await owner.client.mfa.recoveryCodes.generate();
    expect(made).toMatchObject({ type: 'recovery_code', friendly_name: 'Recovery codes', total: 10 });
    const code = made?.codes[0] ?? '';
    const typed = code.toUpperCase().replace(/(.{4})/g, '$1-');
    const later = await signIn(owner);
    expect((await later.mfa.recoveryCodes.verify({ code: typed })).error).toBeNull();
    const { data: level } = await later.mfa.getAuthenticatorAssuranceLevel();
    expect(level).toMatchObject({
      currentLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'mfa/recovery_code' }, {}],
    });
    expect((await later.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 });
    const again = await (await signIn(owner)).mfa.recoveryCodes.verify({ code });
    expect(again.error).toMatchObject({ code: 'mfa_verification_failed', status: 422 });
    const [row] = await world.sql<{ text: string }>('select string_agg(r::text, $1) as text from recovery_codes r', [
      ' ',
    ]);
    expect(row?.text).not.toContain(code);
  });

  it('work once when one is sent twenty times at the same time', async () => {
    const owner = await person();
    await Authenticator.enrol(owner.client);
    const { data: made } = await owner.client.mfa.recoveryCodes.generate();
    const caller = await callerOf(owner.client);
    const code = made?.codes[0] ?? '';
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => caller.post('/api/auth/factors/recovery-codes/verify', { code })),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('need an authenticator app and two factors, and form one set', async () => {
    const { client } = await person();
    expect((await client.mfa.recoveryCodes.getStatus()).error).toMatchObject({
      status: 404,
      code: 'mfa_factor_not_found',
    });
    expect((await client.mfa.recoveryCodes.generate()).error?.code).toBe('mfa_recovery_codes_sole_factor');
    const owner = await person();
    await Authenticator.enrol(owner.client);
    const thief = await signIn(owner);
    expect((await thief.mfa.recoveryCodes.generate()).error).toMatchObject({ code: 'insufficient_aal', status: 403 });
    const { data: first } = await owner.client.mfa.recoveryCodes.generate({ friendlyName: 'In the drawer' });
    expect((await owner.client.mfa.recoveryCodes.generate()).error?.code).toBe('mfa_verified_factor_exists');
    const { data: second } = await owner.client.mfa.recoveryCodes.regenerate();
    expect(second).toMatchObject({ id: first?.id, friendly_name: 'In the drawer' });
    const old = await (await signIn(owner)).mfa.recoveryCodes.verify({ code: first?.codes[0] ?? '' });
    expect(old.error?.code).toBe('mfa_verification_failed');
    expect((await owner.client.mfa.recoveryCodes.unenroll()).data).toEqual({ id: first?.id });
    expect((await owner.client.mfa.recoveryCodes.getStatus()).error?.status).toBe(404);
  });

  it('are removed with the last authenticator app', async () => {
    const owner = await person();
    const app = await Authenticator.enrol(owner.client);
    await owner.client.mfa.recoveryCodes.generate();
    await owner.client.mfa.unenroll({ factorId: app.factorId });
    expect((await owner.client.getUser()).data.user?.factors).toBeUndefined();
  });
});
