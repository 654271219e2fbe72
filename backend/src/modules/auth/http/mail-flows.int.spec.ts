import { AuthClient } from '@supabase/auth-js';
import { readLastEmailProof } from '#test/makers/emailed-proof.ts';
import { World, memberPassword } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

function browser(flowType: 'implicit' | 'pkce' = 'implicit') {
  const storage = new Map<string, string>();
  return new AuthClient({
    url: `${world.url}/api/auth`,
    flowType,
    autoRefreshToken: false,
    storageKey: `oneness-${crypto.randomUUID()}`,
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
  });
}

const someAddress = () => `${crypto.randomUUID()}@example.org`;

async function signedUp() {
  const client = browser();
  const email = someAddress();
  await client.signUp({
    email,
    password: memberPassword,
    options: { data: { first_name: 'Noor', last_name: 'Haddad' } },
  });
  return { client, email };
}

async function follow(tokenHash: string, type: string, redirectTo = world.url): Promise<URL> {
  const query = new URLSearchParams({ token: tokenHash, type, redirect_to: redirectTo });
  const { status, headers } = await world.get(`/api/auth/verify?${query.toString()}`);
  expect(status).toBe(303);
  return new URL(headers.get('location') ?? '');
}

describe("email flows of the site's auth client", () => {
  it('confirm the email of a new account by code, once', async () => {
    const { client, email } = await signedUp();
    expect((await client.getUser()).data.user?.email_confirmed_at).toBeUndefined();
    const { code } = await readLastEmailProof(world, email);
    const { data, error } = await client.verifyOtp({ email, token: code, type: 'signup' });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toMatchObject({ email_verified: true });
    expect((await client.verifyOtp({ email, token: code, type: 'signup' })).error).toMatchObject({
      code: 'otp_expired',
      status: 403,
    });
  });

  it('sign in by code, with or without an existing account', async () => {
    const { email } = await signedUp();
    for (const address of [email, someAddress()]) {
      await world.settle();
      const client = browser();
      expect((await client.signInWithOtp({ email: address })).error).toBeNull();
      const { code } = await readLastEmailProof(world, address);
      const { data, error } = await client.verifyOtp({ email: address, token: code, type: 'email' });
      expect(error).toBeNull();
      expect(data.user?.email).toBe(address);
    }
  });

  it('reveal nothing when no account exists and none may be created', async () => {
    const email = someAddress();
    const { error } = await browser().signInWithOtp({ email, options: { shouldCreateUser: false } });
    await world.settle();
    expect({ error, mails: await world.mail.sentTo(email) }).toEqual({ error: null, mails: [] });
  });

  it('recover an account, change its password and email, and show the pending email', async () => {
    const { email } = await signedUp();
    await world.settle();
    const client = browser();
    expect((await client.resetPasswordForEmail(email)).error).toBeNull();
    const { tokenHash } = await readLastEmailProof(world, email);
    expect((await client.verifyOtp({ token_hash: tokenHash, type: 'recovery' })).error).toBeNull();
    expect((await client.updateUser({ password: 'a lantern over quiet water' })).error).toBeNull();
    expect((await client.reauthenticate()).error).toBeNull();
    await world.settle();
    const newEmail = someAddress();
    const { data, error } = await client.updateUser({ email: newEmail });
    expect({ error, new_email: data.user?.new_email }).toEqual({ error: null, new_email: newEmail });
    await world.settle();
    expect((await client.resend({ type: 'email_change', email })).error).toBeNull();
    const old = await readLastEmailProof(world, email);
    const half = await client.verifyOtp({ email, token: old.code, type: 'email_change' });
    expect({ error: half.error, session: half.data.session }).toEqual({ error: null, session: null });
  });

  it('request a confirmation again', async () => {
    const { client, email } = await signedUp();
    const first = await readLastEmailProof(world, email);
    expect((await client.resend({ type: 'signup', email })).error).toBeNull();
    const second = await readLastEmailProof(world, email);
    expect(second.tokenHash).not.toBe(first.tokenHash);
    expect((await client.verifyOtp({ token_hash: second.tokenHash, type: 'signup' })).error).toBeNull();
  });

  it('finish only in the browser that began with a challenge (PKCE)', async () => {
    const { email } = await signedUp();
    await world.settle();
    const [client, thief] = [browser('pkce'), browser('pkce')];
    await client.resetPasswordForEmail(email);
    const { tokenHash, type } = await readLastEmailProof(world, email);
    expect(tokenHash).toMatch(/^pkce_/);
    const landed = await follow(tokenHash, type);
    const code = landed.searchParams.get('code') ?? '';
    await thief.signInWithOtp({ email: someAddress() });
    expect((await thief.exchangeCodeForSession(code)).error).toMatchObject({ code: 'bad_code_verifier', status: 400 });
    expect((await client.exchangeCodeForSession(code)).data.user?.email).toBe(email);
    const again = await world.post<{ error_code: string }>('/api/auth/token?grant_type=pkce', {
      auth_code: code,
      code_verifier: 'x'.repeat(43),
    });
    expect({ status: again.status, code: again.body.error_code }).toEqual({
      status: 404,
      code: 'flow_state_not_found',
    });
  });

  it('expire five minutes after the link with a challenge was opened', async () => {
    const { email } = await signedUp();
    await world.settle();
    const client = browser('pkce');
    await client.signInWithOtp({ email });
    const { tokenHash, type } = await readLastEmailProof(world, email);
    const code = (await follow(tokenHash, type)).searchParams.get('code') ?? '';
    await world.sql(`update flow_state set auth_code_ends_at = auth_code_ends_at - interval '5 minutes'`);
    expect((await client.exchangeCodeForSession(code)).error).toMatchObject({
      code: 'flow_state_expired',
      status: 422,
    });
  });
});

describe('PKCE challenge', () => {
  it.each([
    { code_challenge: 'x'.repeat(43) },
    { code_challenge_method: 's256' },
    { code_challenge: 'x'.repeat(42), code_challenge_method: 's256' },
    { code_challenge: 'x'.repeat(129), code_challenge_method: 's256' },
    { code_challenge: 'x'.repeat(43), code_challenge_method: 'md5' },
  ])('is rejected when incomplete or malformed: %j', async (challenge) => {
    const { status, body } = await world.post<{ error_code: string }>('/api/auth/recover', {
      email: someAddress(),
      ...challenge,
    });
    expect({ status, code: body.error_code }).toEqual({ status: 400, code: 'validation_failed' });
  });
});

describe('link made by an administrator or a service', () => {
  it('returns the session in the fragment, which servers never see', async () => {
    const { email } = await signedUp();
    const { tokenHash, type } = await readLastEmailProof(world, email);
    const { hash, search, origin } = await follow(tokenHash, type);
    expect({ search, origin }).toEqual({ search: '', origin: world.url });
    const params = new URLSearchParams(hash.slice(1));
    expect(params.get('type')).toBe('signup');
    expect((await world.as({ accessToken: params.get('access_token') ?? '' }).get('/api/auth/user')).status).toBe(200);
  });

  it('returns the error in the fragment, and with a challenge also in the query', async () => {
    const plain = await follow('nonsense', 'recovery');
    expect(new URLSearchParams(plain.hash.slice(1)).get('error_code')).toBe('otp_expired');
    expect(plain.search).toBe('');
    const challenged = await follow('pkce_nonsense', 'recovery');
    expect(challenged.searchParams.get('error')).toBe('access_denied');
    await world.sql('alter table one_time_tokens rename to one_time_tokens_away');
    const failed = await follow('nonsense', 'recovery').finally(() =>
      world.sql('alter table one_time_tokens_away rename to one_time_tokens'),
    );
    expect(failed.hash).toMatch(/^#error=server_error&error_code=unexpected_failure&/);
  });
});
