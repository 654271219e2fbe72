import { AuthClient } from '@supabase/auth-js';
import { createBrowserClient } from '#test/makers/client.ts';
import { signUpPerson } from '#test/makers/person.ts';
import { World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

describe('unsupported features of the auth client', () => {
  it('include single sign-on', async () => {
    const { error } = await createBrowserClient(world).signInWithSSO({ domain: 'example.org' });
    expect(error).toMatchObject({ code: 'saml_provider_disabled', status: 404, message: 'SAML 2.0 is disabled' });
  });

  it('include sign-in by phone', async () => {
    const { error } = await createBrowserClient(world).signInWithOtp({ phone: '+15055550142' });
    expect(error).toMatchObject({ code: 'phone_provider_disabled', status: 400 });
  });

  it('include sign-in with a token of another provider', async () => {
    const { error } = await createBrowserClient(world).signInWithIdToken({ provider: 'google', token: 'a.b.c' });
    expect(error).toMatchObject({ code: 'provider_disabled', status: 400 });
    const { status, headers } = await world.get('/api/auth/authorize?provider=google');
    expect([status, headers.get('x-sb-error-code')]).toEqual([400, 'provider_disabled']);
  });

  it('include sign-in with a wallet', async () => {
    const { error } = await createBrowserClient(world).signInWithWeb3({
      chain: 'solana',
      message: 'x',
      signature: new Uint8Array(4),
    });
    expect(error).toMatchObject({ code: 'web3_provider_disabled', status: 422 });
  });

  it('include a second identity', async () => {
    const { client } = await signUpPerson(world);
    const { data } = await client.getUserIdentities();
    expect(data?.identities).toHaveLength(1);
    const disabled = { code: 'manual_linking_disabled', status: 404, message: 'Manual linking is disabled' };
    expect((await client.linkIdentity({ provider: 'google' })).error).toMatchObject(disabled);
    const [identity] = data?.identities ?? [];
    if (!identity) throw new Error('The account has no identity');
    expect((await client.unlinkIdentity(identity)).error).toMatchObject(disabled);
  });

  it('include passkeys and an OAuth server', async () => {
    const client = new AuthClient({
      url: `${world.url}/api/auth`,
      autoRefreshToken: false,
      persistSession: false,
      experimental: { passkey: true },
    });
    expect((await client.passkey.startAuthentication()).error).toMatchObject({ code: 'passkey_disabled', status: 404 });
    const signedIn = (await signUpPerson(world)).client;
    expect((await signedIn.oauth.listGrants()).error).toMatchObject({ code: 'feature_disabled', status: 404 });
  });
});
