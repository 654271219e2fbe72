import type { EmailOtpType } from '@supabase/auth-js';
import { createBrowserClient } from '#test/makers/client.ts';
import { readLastEmailProof } from '#test/makers/emailed-proof.ts';
import { signUpPerson as personIn } from '#test/makers/person.ts';
import { World } from '#test/world.ts';

const someAddress = () => `${crypto.randomUUID()}@example.org`;
const expired = { code: 'otp_expired', status: 403 };

describe('email proof with the auth client', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.start();
  });
  afterAll(() => world.close());

  const person = () => personIn(world);

  it.each<[EmailOtpType, (email: string) => Promise<{ error: unknown }>]>([
    ['signup', (email) => createBrowserClient(world).resend({ type: 'signup', email })],
    ['recovery', (email) => createBrowserClient(world).resetPasswordForEmail(email)],
    ['email', (email) => createBrowserClient(world).signInWithOtp({ email })],
    ['magiclink', (email) => createBrowserClient(world).signInWithOtp({ email })],
  ])('opens a session by link and by code, once each: %s', async (type, ask) => {
    for (const way of ['link', 'code'] as const) {
      const { email, id } = await person();
      await world.settle();
      expect((await ask(email)).error).toBeNull();
      const { tokenHash, code } = await readLastEmailProof(world, email);
      const bring = () =>
        createBrowserClient(world).verifyOtp(
          way === 'link' ? { token_hash: tokenHash, type } : { email, token: code, type },
        );
      const { data, error } = await bring();
      expect([error, data.session?.user.id]).toEqual([null, id]);
      expect(data.user?.email_confirmed_at).toMatch(/^\d{4}-\d\d-\d\dT.+Z$/);
      expect((await bring()).error).toMatchObject(expired);
    }
  });

  it('is rejected with one error for links and another for codes', async () => {
    const { email } = await person();
    expect(
      (await createBrowserClient(world).verifyOtp({ token_hash: 'nonsense', type: 'recovery' })).error,
    ).toMatchObject({
      ...expired,
      message: 'Email link is invalid or has expired',
    });
    for (const address of [email, someAddress()]) {
      const { error } = await createBrowserClient(world).verifyOtp({
        email: address,
        token: '000000',
        type: 'recovery',
      });
      expect(error).toMatchObject({ ...expired, message: 'Token has expired or is invalid' });
    }
  });

  it('is rejected when it has neither a link nor a code', async () => {
    const nothing = { email: someAddress(), token: '', type: 'email' } as const;
    expect((await createBrowserClient(world).verifyOtp(nothing)).error).toMatchObject({
      code: 'validation_failed',
      status: 400,
    });
  });

  it('is reported to the page as a recovery, so that it asks for a new password', async () => {
    const { email } = await person();
    await world.settle();
    const client = createBrowserClient(world);
    const events: string[] = [];
    client.onAuthStateChange((event) => void events.push(event));
    await client.resetPasswordForEmail(email);
    const { tokenHash } = await readLastEmailProof(world, email);
    await client.verifyOtp({ token_hash: tokenHash, type: 'recovery' });
    expect(events).toContain('PASSWORD_RECOVERY');
    expect((await client.updateUser({ password: 'a lantern over quiet water' })).error).toBeNull();
  });

  it('is not sent without an account, and the response does not reveal it', async () => {
    const email = someAddress();
    const responses = [
      await createBrowserClient(world).resetPasswordForEmail(email),
      await createBrowserClient(world).resend({ type: 'signup', email }),
      await createBrowserClient(world).resend({ type: 'email_change', email }),
      await createBrowserClient(world).signInWithOtp({ email, options: { shouldCreateUser: false } }),
    ];
    expect(responses.map(({ error }) => error)).toEqual([null, null, null, null]);
    await world.settle();
    expect(await world.mail.sentTo(email)).toEqual([]);
  });

  it('is only accepted in the browser that began the flow', async () => {
    const { error } = await createBrowserClient(world).exchangeCodeForSession('nonsense');
    expect(error).toMatchObject({ code: 'validation_failed', status: 400 });
    const form = { auth_code: 'nonsense', code_verifier: 'x'.repeat(43) };
    const { status, headers } = await world.post('/api/auth/token?grant_type=pkce', form);
    expect([status, headers.get('x-sb-error-code')]).toEqual([404, 'flow_state_not_found']);
  });

  it('is rejected for an invalid email', async () => {
    const client = createBrowserClient(world);
    const responses = [
      await client.resetPasswordForEmail('not-an-email'),
      await client.signInWithOtp({ email: 'not-an-email' }),
      await client.resend({ type: 'signup', email: 'not-an-email' }),
    ];
    for (const { error } of responses) expect(error).toMatchObject({ code: 'validation_failed', status: 400 });
  });
});

describe('email requested again within the cooldown', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.start({ settings: { AUTH_MAIL_SECONDS: '60' } });
  });
  afterAll(() => world.close());

  it('is not sent again, no matter which user requests it', async () => {
    const email = someAddress();
    expect((await createBrowserClient(world).resetPasswordForEmail(email)).error).toBeNull();
    const { error } = await createBrowserClient(world).signInWithOtp({ email });
    expect(error).toMatchObject({ code: 'over_email_send_rate_limit', status: 429 });
    expect(error?.message).toMatch(/^For security purposes, you can only request this after \d+ seconds\.$/);
  });
});
