import { AuthApiError, AuthSessionMissingError, AuthWeakPasswordError } from '@supabase/auth-js';
import { createBrowserClient } from '#test/makers/client.ts';
import { readLastEmailProof } from '#test/makers/emailed-proof.ts';
import { createApiCaller, signUpPerson as personIn, signInAgain, type Person } from '#test/makers/person.ts';
import { World, memberPassword } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const someAddress = () => `${crypto.randomUUID()}@example.org`;
const options = { data: { first_name: 'Noor', last_name: 'Haddad' } };
const newPassword = 'a lantern over quiet water';
const person = () => personIn(world);

async function confirmed(): Promise<Person> {
  const someone = await person();
  const { tokenHash } = await readLastEmailProof(world, someone.email);
  await createBrowserClient(world).verifyOtp({ token_hash: tokenHash, type: 'signup' });
  return someone;
}

describe('sign-up with the auth client', () => {
  it('returns a session and a user with an unconfirmed email', async () => {
    const email = someAddress();
    const { data, error } = await createBrowserClient(world).signUp({ email, password: memberPassword, options });
    expect(error).toBeNull();
    expect(data.session?.token_type).toBe('bearer');
    expect(data.user).toMatchObject({
      email,
      phone: '',
      user_metadata: options.data,
      app_metadata: { provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email', identity_data: { email, sub: data.user?.id } }],
    });
    expect(data.user).not.toHaveProperty('email_confirmed_at');
  });

  it('returns different errors for a taken email, a weak password and an invalid form', async () => {
    const { email } = await person();
    const failure = async (wrong: object) =>
      (await createBrowserClient(world).signUp({ email: someAddress(), password: memberPassword, options, ...wrong }))
        .error;
    expect(await failure({ email })).toMatchObject({
      code: 'user_already_exists',
      status: 422,
      message: 'User already registered',
    });
    const short = await failure({ password: 'short' });
    expect(short).toBeInstanceOf(AuthWeakPasswordError);
    expect(short).toMatchObject({ message: 'Password must be at least 8 characters', reasons: ['length'] });
    expect(await failure({ password: 'password1' })).toMatchObject({ reasons: ['pwned'] });
    expect(await failure({ password: 'Oneness-2026!' })).toMatchObject({ reasons: ['characters'] });
    expect(await failure({ password: 'x'.repeat(129) })).toMatchObject({ code: 'validation_failed', status: 400 });
    expect(await failure({ email: 'not-an-email' })).toMatchObject({
      code: 'validation_failed',
      message: 'Invalid email address',
    });
    expect(await failure({ options: { data: { ...options.data, first_name: '' } } })).toMatchObject({
      code: 'validation_failed',
      message: 'First name is required',
    });
  });

  it('rejects a user without a name or with only a phone number', async () => {
    expect((await createBrowserClient(world).signInAnonymously()).error).toMatchObject({
      code: 'anonymous_provider_disabled',
      status: 422,
    });
    expect(
      (await createBrowserClient(world).signUp({ phone: '+15055550142', password: memberPassword })).error,
    ).toBeInstanceOf(AuthApiError);
  });
});

describe('metadata of the auth client', () => {
  const storedData = {
    nickname: ' Zoë ',
    seats: 3,
    tags: ['a', { b: null }],
    nothing: null,
    roles: ['admin'],
    '': '<b>',
  };

  it('is returned as it was sent by sign-up, code or change', async () => {
    const email = someAddress();
    const client = createBrowserClient(world);
    const data = { ...options.data, ...storedData };
    expect(
      (await client.signUp({ email, password: memberPassword, options: { data } })).data.user?.user_metadata,
    ).toEqual(data);
    const { data: changed } = await client.updateUser({ data: { nickname: 'Zed', seats: null } });
    const left = Object.entries({ ...data, nickname: 'Zed' }).filter(
      ([name]) => name !== 'seats' && name !== 'nothing',
    );
    expect(changed.user?.user_metadata).toEqual(Object.fromEntries(left));

    const other = someAddress();
    await createBrowserClient(world).signInWithOtp({ email: other, options: { data } });
    const { code } = await readLastEmailProof(world, other);
    const { data: come } = await createBrowserClient(world).verifyOtp({ email: other, token: code, type: 'email' });
    expect(come.user?.user_metadata).toEqual({ ...data, email_verified: true });
  });

  it('is limited to 8 kB in total, which fits into the token of every request', async () => {
    const { client } = await person();
    const keep = async (data: object) => (await client.updateUser({ data })).error;
    expect(await keep({ first: 'x'.repeat(4_000) })).toBeNull();
    expect(await keep({ second: 'x'.repeat(4_100) })).toBeNull();
    expect((await client.refreshSession()).error).toBeNull();
    expect((await client.getUser()).error).toBeNull();
    const tooMuch = { code: 'validation_failed', status: 400 };
    expect(await keep({ third: 'x'.repeat(100) })).toMatchObject(tooMuch);
    expect(await keep({ once: 'ü'.repeat(4_096) })).toMatchObject(tooMuch);
    expect(await keep({ once: '\ud800' })).toMatchObject(tooMuch);
  });

  it('gives no permissions, even with roles, whether a user or a service writes it', async () => {
    const { client } = await person();
    await client.updateUser({ data: { roles: ['admin'], role: 'service_role' } });
    await client.refreshSession();
    expect((await (await createApiCaller(world, client)).get('/api/admin/members')).status).toBe(403);
  });
});

describe('sign-in with the auth client', () => {
  it('returns its own error for a phone number', async () => {
    const phone = '+15055550142';
    const disabled = { code: 'phone_provider_disabled', status: 400 };
    const client = createBrowserClient(world);
    expect((await client.signInWithPassword({ phone, password: memberPassword })).error).toMatchObject(disabled);
    for (const type of ['sms', 'phone_change'] as const)
      expect((await client.verifyOtp({ phone, token: '123456', type })).error).toMatchObject(disabled);
  });

  it('accepts the password with any case of the email', async () => {
    const { email, id } = await person();
    const { data } = await createBrowserClient(world).signInWithPassword({
      email: email.toUpperCase(),
      password: memberPassword,
    });
    expect(data.user?.id).toBe(id);
  });

  it('returns the same error for a wrong password and an unknown email', async () => {
    const { email } = await person();
    for (const address of [email, someAddress()]) {
      const { error } = await createBrowserClient(world).signInWithPassword({
        email: address,
        password: 'not the password',
      });
      expect(error).toBeInstanceOf(AuthApiError);
      expect(error).toMatchObject({ code: 'invalid_credentials', status: 400, message: 'Invalid login credentials' });
    }
  });
});

describe('account change with the auth client', () => {
  it('changes the names immediately and notifies the page', async () => {
    const { client } = await person();
    const events: string[] = [];
    client.onAuthStateChange((event) => void events.push(event));
    const { data } = await client.updateUser({ data: { first_name: 'Nora' } });
    expect(data.user?.user_metadata).toMatchObject({ first_name: 'Nora', last_name: 'Haddad' });
    expect(events).toContain('USER_UPDATED');
    expect((await client.updateUser({ data: { first_name: 'x'.repeat(51) } })).error).toMatchObject({
      code: 'validation_failed',
      status: 400,
    });
  });

  it('changes the password with the current one and ends the other sessions', async () => {
    const someone = await person();
    const other = await signInAgain(world, someone);
    const { client } = someone;
    const change = async (attributes: object) => (await client.updateUser(attributes)).error;
    expect(await change({ password: newPassword })).toMatchObject({ code: 'current_password_required', status: 400 });
    expect(await change({ password: newPassword, current_password: 'wrong' })).toMatchObject({
      code: 'current_password_invalid',
      status: 400,
    });
    expect(await change({ password: memberPassword, current_password: memberPassword })).toMatchObject({
      code: 'same_password',
      status: 422,
    });
    expect(await change({ password: 'short', current_password: memberPassword })).toBeInstanceOf(AuthWeakPasswordError);
    expect(await change({ password: newPassword, current_password: memberPassword })).toBeNull();
    expect((await other.getUser()).error).toBeInstanceOf(AuthSessionMissingError);
    expect((await client.getUser()).error).toBeNull();
  });

  it('changes the password with a code by email, which works once', async () => {
    const { client, email } = await confirmed();
    expect((await client.reauthenticate()).error).toBeNull();
    const { code: nonce } = await readLastEmailProof(world, email);
    const change = async (password: string) => (await client.updateUser({ password, nonce })).error;
    expect(await change(newPassword)).toBeNull();
    expect(await change(`${newPassword}, again`)).toMatchObject({
      code: 'reauthentication_not_valid',
      status: 422,
      message: 'Nonce has expired or is invalid',
    });
  });

  it('sends no code to an unconfirmed email or a signed-out user', async () => {
    const { client } = await person();
    expect((await client.reauthenticate()).error).toMatchObject({ code: 'email_not_confirmed', status: 422 });
    expect((await createBrowserClient(world).reauthenticate()).error).toBeInstanceOf(AuthSessionMissingError);
  });

  it('changes the email when both emails have confirmed', async () => {
    const { client, email } = await confirmed();
    const newEmail = someAddress();
    expect((await client.updateUser({ email: (await person()).email })).error).toMatchObject({
      code: 'email_exists',
      status: 422,
    });
    expect((await client.updateUser({ email: newEmail })).data.user).toMatchObject({ email, new_email: newEmail });
    const [old, fresh] = [await readLastEmailProof(world, email), await readLastEmailProof(world, newEmail)];
    const first = await client.verifyOtp({ token_hash: old.tokenHash, type: 'email_change' });
    expect([first.error, first.data.session]).toEqual([null, null]);
    const second = await client.verifyOtp({ email: newEmail, token: fresh.code, type: 'email_change' });
    expect(second.data.user?.email).toBe(newEmail);
    expect(second.data.user).not.toHaveProperty('new_email');
  });

  it('rejects a role or a phone number', async () => {
    const { client } = await person();
    expect((await client.updateUser({ phone: '+15055550142' })).error).toMatchObject({
      code: 'phone_provider_disabled',
    });
    const attributes = { app_metadata: { roles: ['admin'] } } as never;
    expect((await client.updateUser(attributes)).error).toMatchObject({ code: 'not_admin', status: 403 });
    expect((await createBrowserClient(world).updateUser({ data: {} })).error).toBeInstanceOf(AuthSessionMissingError);
  });
});
