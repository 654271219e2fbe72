import { AuthClient } from '@supabase/auth-js';
import { browser } from '#test/makers/client.ts';
import { person } from '#test/makers/person.ts';
import { World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

describe('what the client can and we do not offer', () => {
  it('is single sign-on', async () => {
    const { error } = await browser(world).signInWithSSO({ domain: 'example.org' });
    expect(error).toMatchObject({ code: 'saml_provider_disabled', status: 404, message: 'SAML 2.0 is disabled' });
  });

  it('is a sign-in by telephone', async () => {
    const { error } = await browser(world).signInWithOtp({ phone: '+15055550142' });
    expect(error).toMatchObject({ code: 'phone_provider_disabled', status: 400 });
  });

  it('is a sign-in with the token of another organisation', async () => {
    const { error } = await browser(world).signInWithIdToken({ provider: 'google', token: 'a.b.c' });
    expect(error).toMatchObject({ code: 'provider_disabled', status: 400 });
    const { status, headers } = await world.get('/api/auth/authorize?provider=google');
    expect([status, headers.get('x-sb-error-code')]).toEqual([400, 'provider_disabled']);
  });

  it('is a sign-in by a wallet', async () => {
    const { error } = await browser(world).signInWithWeb3({
      chain: 'solana',
      message: 'x',
      signature: new Uint8Array(4),
    });
    expect(error).toMatchObject({ code: 'web3_provider_disabled', status: 422 });
  });

  it('is a second identity', async () => {
    const { client } = await person(world);
    const { data } = await client.getUserIdentities();
    expect(data?.identities).toHaveLength(1);
    const disabled = { code: 'manual_linking_disabled', status: 404, message: 'Manual linking is disabled' };
    expect((await client.linkIdentity({ provider: 'google' })).error).toMatchObject(disabled);
    const [identity] = data?.identities ?? [];
    if (!identity) throw new Error('The account has no identity');
    expect((await client.unlinkIdentity(identity)).error).toMatchObject(disabled);
  });

  it('is a passkey, and being a server for sign-ins elsewhere', async () => {
    const client = new AuthClient({
      url: `${world.url}/api/auth`,
      autoRefreshToken: false,
      persistSession: false,
      experimental: { passkey: true },
    });
    expect((await client.passkey.startAuthentication()).error).toMatchObject({ code: 'passkey_disabled', status: 404 });
    const signedIn = (await person(world)).client;
    expect((await signedIn.oauth.listGrants()).error).toMatchObject({ code: 'feature_disabled', status: 404 });
  });
});
