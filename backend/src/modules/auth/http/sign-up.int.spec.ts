import { OutboxRelay } from '#platform/outbox/relay.ts';
import { World, memberPassword } from '#test/world.ts';
import type { SessionView } from '../use-cases/views/session.view.ts';

interface Fault {
  readonly code: string;
  readonly message: string;
  readonly weak_password?: { reasons: string[] };
}

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const someone = (email = `${crypto.randomUUID()}@example.org`) => ({
  email,
  password: memberPassword,
  data: { first_name: 'Noor', last_name: 'Haddad' },
});
const signUp = <Body = SessionView>(body: unknown) =>
  world.send<Body>('POST', '/api/auth/signup', JSON.stringify(body), { 'x-supabase-api-version': '2024-01-01' });

describe('sign-up', () => {
  it('returns a session and the user in the form of the auth protocol', async () => {
    const { status, body } = await signUp(someone('  Noor.Haddad@Example.ORG '));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      user: { email: 'noor.haddad@example.org', phone: '', aud: 'authenticated' },
    });
    expect(body.user.user_metadata).toEqual({ first_name: 'Noor', last_name: 'Haddad' });
    expect(body.user.identities).toMatchObject([
      { provider: 'email', user_id: body.user.id, identity_data: { email_verified: false } },
    ]);
    expect(body.user).not.toHaveProperty('email_confirmed_at');
  });

  it('stores the password only as an argon2id hash', async () => {
    const { body } = await signUp(someone());
    const [row] = await world.sql<{ password_hash: string }>('select password_hash from users where id = $1', [
      body.user.id,
    ]);
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('rejects a registered email in any case', async () => {
    await signUp(someone('twice@example.org'));
    const { status, body } = await signUp<Fault>(someone('TWICE@example.org'));
    expect([status, body]).toEqual([422, { code: 'user_already_exists', message: 'User already registered' }]);
  });

  it('stores the confirmation email in the commit of the account', async () => {
    const relay = world.app.get(OutboxRelay);
    await relay.beforeApplicationShutdown();
    const { body } = await signUp(someone());
    const stored = await world.sql(
      `select 1 from users u
       join email_message m on m.user_id = u.id and m.xmin = u.xmin
       join outbox o on o.payload ->> 'messageId' = m.id::text and o.xmin = u.xmin
       where u.id = $1 and m.kind = 'confirm' and m.state = 'queued'`,
      [body.user.id],
    );
    relay.start();
    expect(stored).toHaveLength(1);
    await world.settle();
    const [mail] = await world.mail.sentTo(body.user.email ?? '');
    expect(mail?.text).toContain('Noor');
  });

  it.each([
    ['another alphabet', 'n\u0430me@example.org'],
    ['an accent', 'jos\u00e9@example.org'],
    ['a full-width letter', '\uff4eame@example.org'],
    ['a zero-width space', 'na\u200bme@example.org'],
    ['a soft hyphen', 'na\u00adme@example.org'],
    ['a direction mark', 'na\u202eme@example.org'],
  ])('rejects an email that looks like another one with %s before the @', async (_, email) => {
    const { status, body } = await signUp<Fault>(someone(email));
    expect([status, body]).toEqual([400, { code: 'validation_failed', message: 'Invalid email address' }]);
  });

  it('treats equivalent spellings of a domain as the same', async () => {
    const { body } = await signUp(someone('noor@tést.example'));
    expect(body.user.email).toBe('noor@xn--tst-bma.example');
    expect((await signUp<Fault>(someone('noor@xn--tst-bma.example'))).body.code).toBe('user_already_exists');
    const credentials = { email: 'Noor@TÉST.example', password: memberPassword };
    expect((await world.post('/api/auth/token?grant_type=password', credentials)).status).toBe(200);
  });

  it('rejects the email as the password, and a password that cannot be typed', async () => {
    const form = someone();
    const asPassword = await signUp<Fault>({ ...form, password: form.email.toUpperCase() });
    expect([asPassword.status, asPassword.body.weak_password?.reasons]).toEqual([422, ['characters']]);
    const withNul = await signUp<Fault>({ ...form, password: 'quiet\0lantern' });
    expect([withNul.status, withNul.body.code]).toEqual([400, 'validation_failed']);
    const member = await world.member();
    const change = { password: member.email, current_password: memberPassword };
    expect((await world.as(member).put('/api/auth/user', change)).status).toBe(422);
  });

  it('creates one account from twenty concurrent sign-ups with one email', async () => {
    const email = 'crowd@example.org';
    const responses = await Promise.all(Array.from({ length: 20 }, () => signUp(someone(email))));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(422)]);
    expect(await world.sql('select 1 from users where email = $1', [email])).toHaveLength(1);
  });

  it.each([
    ['Invalid email address', { email: 'not-an-email' }],
    ['Invalid email address', { email: 42 }],
    ['Email must be less than 255 characters', { email: `${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(4)}org` }],
    ['Signup requires a valid password', { password: undefined }],
    ['Password must be less than 128 characters', { password: 'p'.repeat(129) }],
    ['First name is required', { data: undefined }],
    ['First name is required', { data: 'Noor' }],
    ['First name is required', { data: { first_name: ' \n ', last_name: '' } }],
    ['Last name is required', { data: { first_name: 'Noor' } }],
    ['First name must be less than 50 characters', { data: { first_name: 'n'.repeat(51), last_name: 'Haddad' } }],
    ['Last name must be less than 50 characters', { data: { first_name: 'Noor', last_name: 'h'.repeat(51) } }],
  ])('reports "%s" and no other error', async (message, wrong) => {
    const { status, body } = await signUp<Fault>({ ...someone(), ...wrong });
    expect([status, body]).toEqual([400, { code: 'validation_failed', message }]);
  });

  it('reports the first of several errors in the order of the form', async () => {
    const { body } = await signUp<Fault>({ email: 'x', password: 'short', data: {} });
    expect(body.message).toBe('Invalid email address');
    const next = await signUp<Fault>({ ...someone(), password: 'short', data: {} });
    expect([next.status, next.body]).toEqual([
      422,
      {
        code: 'weak_password',
        message: 'Password must be at least 8 characters',
        weak_password: { reasons: ['length'] },
      },
    ]);
  });

  it('rejects an account without an email', async () => {
    const { status, body } = await signUp<Fault>({ data: {} });
    expect([status, body.code]).toEqual([422, 'anonymous_provider_disabled']);
  });

  it('rejects a body that is not an object', async () => {
    const responses = await Promise.all([[], [someone()], 'text', 7].map((body) => signUp<Fault>(body)));
    expect(responses.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  });

  it('replaces line breaks and other control characters in a name by spaces', async () => {
    const { body } = await signUp({ ...someone(), data: { first_name: 'Noor\r\nBcc:', last_name: '\u0000Haddad' } });
    expect(body.user.user_metadata).toEqual({ first_name: 'Noor Bcc:', last_name: 'Haddad' });
  });

  it('stores metadata only as data and ignores fields that a user may not set', async () => {
    const chosen = {
      id: crypto.randomUUID(),
      role: 'admin',
      roles: ['admin'],
      plan: 'visionary',
      is_admin: true,
      email_confirmed_at: '2020-01-01T00:00:00Z',
      app_metadata: { roles: ['admin'] },
      created_at: '2020-01-01T00:00:00Z',
      banned_until: null,
    };
    const form = someone();
    const { status, body } = await signUp({ ...form, ...chosen, data: { ...form.data, ...chosen } });
    expect(status).toBe(200);
    expect(body.user.id).not.toBe(chosen.id);
    expect(body.user.app_metadata).toEqual({ provider: 'email', providers: ['email'] });
    expect(body.user.user_metadata).toEqual({ ...form.data, ...chosen });
    const [row] = await world.sql<{ email_confirmed_at: Date | null; created_at: Date }>(
      'select email_confirmed_at, created_at from users where id = $1',
      [body.user.id],
    );
    expect(row?.email_confirmed_at).toBeNull();
    expect(row?.created_at.getUTCFullYear()).toBeGreaterThan(2020);
    expect(await world.sql('select role from user_roles where user_id = $1', [body.user.id])).toEqual([]);
  });

  it('distinguishes two long passwords that differ only in the last character', async () => {
    const password = `${'🌅 ñ '.repeat(31)}🌅 n`;
    const form = { ...someone(), password: `${password}1` };
    await signUp(form);
    const signIn = (tried: string) =>
      world.post('/api/auth/token?grant_type=password', { email: form.email, password: tried });
    expect((await signIn(`${password}1`)).status).toBe(200);
    expect((await signIn(`${password}2`)).status).toBe(400);
    expect((await signIn(` ${password}1`)).status).toBe(400);
  });
});
