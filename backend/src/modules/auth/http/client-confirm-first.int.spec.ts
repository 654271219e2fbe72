import { createBrowserClient } from '#test/makers/client.ts';
import { readLastEmailProof } from '#test/makers/emailed-proof.ts';
import { World, memberPassword as password } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start({ settings: { AUTH_CONFIRM: 'first' } });
});
afterAll(() => world.close());

const options = { data: { first_name: 'Noor', last_name: 'Haddad' } };

describe('auth client with AUTH_CONFIRM=first', () => {
  it('gets a user but no session until the email is confirmed', async () => {
    const email = `${crypto.randomUUID()}@example.org`;
    const client = createBrowserClient(world);
    const { data, error } = await client.signUp({ email, password, options });
    expect([error, data.session, data.user?.email]).toEqual([null, null, email]);
    const signIn = async (tried: string) => (await client.signInWithPassword({ email, password: tried })).error;
    expect(await signIn(password)).toMatchObject({ code: 'email_not_confirmed', status: 400 });
    expect(await signIn('not the password')).toMatchObject({ code: 'invalid_credentials', status: 400 });
    const { code } = await readLastEmailProof(world, email);
    expect((await client.verifyOtp({ email, token: code, type: 'signup' })).data.session?.user.email).toBe(email);
    expect(await signIn(password)).toBeNull();
  });

  it('gets a user without identities, and with another id, when the email is registered', async () => {
    const email = `${crypto.randomUUID()}@example.org`;
    const { data: first } = await createBrowserClient(world).signUp({ email, password, options });
    const { tokenHash } = await readLastEmailProof(world, email);
    await createBrowserClient(world).verifyOtp({ token_hash: tokenHash, type: 'signup' });
    const { data, error } = await createBrowserClient(world).signUp({ email, password, options });
    expect([error, data.session, data.user?.identities]).toEqual([null, null, []]);
    expect(data.user?.id).not.toBe(first.user?.id);
  });
});
