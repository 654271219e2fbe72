import { readLastEmailProof } from '#test/makers/emailed-proof.ts';
import { World, memberPassword } from '#test/world.ts';
import { PasswordHasher } from '../use-cases/passwords/password-hasher.ts';

const newPassword = 'a lantern over quiet water';

describe('password guessing', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.start({ settings: { LIMIT_SIGN_IN_ACCOUNT: '10' } });
  });
  afterAll(() => world.close());

  const signIn = (email: string, password: string, userAgent?: string) =>
    world.send<{ access_token: string }>(
      'POST',
      '/api/auth/token?grant_type=password',
      JSON.stringify({ email, password }),
      userAgent ? { 'user-agent': userAgent } : {},
    );
  const [phone, unknownDevice] = [
    'Mozilla/5.0 (iPhone) Version/18 Safari/605',
    'Mozilla/5.0 (X11; Linux) Firefox/140.0',
  ];
  const guessAt = async (email: string, userAgent?: string) => {
    for (let wrong = 0; wrong < 10; wrong += 1) await signIn(email, `guess ${wrong}`, userAgent);
  };

  it('does not block sign-in and password changes of the owner on a known device', async () => {
    const member = await world.member();
    await guessAt(member.email, unknownDevice);
    expect((await signIn(member.email, memberPassword, unknownDevice)).status).toBe(429);
    expect((await signIn(member.email, memberPassword)).status).toBe(200);
    const change = { password: newPassword, current_password: memberPassword };
    expect((await world.as(member).put('/api/auth/user', change)).status).toBe(200);
  });

  it('counts guesses on a known device only for that device', async () => {
    const { email } = await world.member();
    expect((await signIn(email, memberPassword, phone)).status).toBe(200);
    await guessAt(email);
    expect((await signIn(email, memberPassword)).status).toBe(429);
    expect((await signIn(email, memberPassword, phone)).status).toBe(200);
    expect((await signIn(email, memberPassword, unknownDevice)).status).toBe(200);
  });

  it('counts a device unused for half a year with the unknown devices', async () => {
    const { id, email } = await world.member();
    await world.sql(`update known_devices set last_seen_at = now() - interval '181 days' where user_id = $1`, [id]);
    await guessAt(email, unknownDevice);
    expect((await signIn(email, memberPassword)).status).toBe(429);
  });

  it('ends when the owner sets a new password by email', async () => {
    const { email } = await world.member();
    for (let wrong = 0; wrong < 10; wrong += 1) await signIn(email, `guess ${wrong}`);
    expect((await signIn(email, memberPassword)).status).toBe(429);
    await world.settle();
    await world.post('/api/auth/recover', { email });
    const { tokenHash, type } = await readLastEmailProof(world, email);
    const { body } = await world.post<{ access_token: string }>('/api/auth/verify', { type, token_hash: tokenHash });
    await world.as({ accessToken: body.access_token }).put('/api/auth/user', { password: newPassword });
    expect((await signIn(email, newPassword)).status).toBe(200);
  });

  it('cannot test the old password without limit in a session opened by email', async () => {
    const { email } = await world.member();
    await world.settle();
    await world.sql('update users set email_confirmed_at = now() where email = $1', [email]);
    await world.post('/api/auth/recover', { email });
    const { tokenHash, type } = await readLastEmailProof(world, email);
    const { body } = await world.post<{ access_token: string }>('/api/auth/verify', { type, token_hash: tokenHash });
    const mine = world.as({ accessToken: body.access_token });
    const statuses = [];
    for (let guess = 0; guess < 11; guess += 1)
      statuses.push((await mine.put('/api/auth/user', { password: memberPassword })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  });

  it('takes one hash comparison also without an account', async () => {
    const { email } = await world.member();
    const passwords = world.app.get(PasswordHasher, { strict: false });
    const verify = passwords.verify.bind(passwords);
    const compared: boolean[] = [];
    passwords.verify = (stored, password) => {
      compared.push(Boolean(stored));
      return verify(stored, password);
    };
    await signIn(email, 'not the password');
    await signIn('unknown@example.org', 'not the password');
    passwords.verify = verify;
    expect(compared).toEqual([true, false]);
  });

  it.each([
    ['token?grant_type=password', (email: string) => ({ email, password: 'not the password' })],
    ['recover', (email: string) => ({ email })],
    ['resend', (email: string) => ({ email, type: 'signup' })],
    ['resend', (email: string) => ({ email, type: 'email_change' })],
    ['otp', (email: string) => ({ email })],
    ['otp', (email: string) => ({ email, create_user: false })],
    ['verify', (email: string) => ({ email, type: 'recovery', token: '000000' })],
  ])('returns the same status, body and headers from %s with and without an account', async (path, formFor) => {
    const { email } = await world.member();
    const responses = [];
    for (const candidate of [email, `${crypto.randomUUID()}@example.org`]) {
      const { status, text, headers } = await world.post(`/api/auth/${path}`, formFor(candidate));
      const comparedHeaders = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
      responses.push({ status, text, comparedHeaders });
    }
    expect(responses[1]).toEqual(responses[0]);
  });
});

describe('password', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.start();
  });
  afterAll(() => world.close());

  const signUp = async (password: string) => {
    const email = `${crypto.randomUUID()}@example.org`;
    const form = { email, password, data: { first_name: 'Noor', last_name: 'Haddad' } };
    return { email, ...(await world.post('/api/auth/signup', form)) };
  };
  const opens = async (email: string, password: string) =>
    (await world.post('/api/auth/token?grant_type=password', { email, password })).status;

  it('has 8 to 128 characters, and an emoji counts as one', async () => {
    const statuses = [];
    for (const length of [7, 8, 128, 129]) statuses.push((await signUp('🌅'.repeat(length))).status);
    expect(statuses).toEqual([422, 200, 200, 400]);
  });

  it.each([
    ['only lower case', 'quietlantern', 'Quietlantern'],
    ['spaces around it', '  quiet lantern  ', 'quiet lantern'],
    ['an accent', 'caf\u00e9 lantern', 'cafe lantern'],
    ['emoji', '🌅🌊🌙🌅🌊🌙🌅🌊', '🌅🌊🌙🌅🌊🌙🌅🌙'],
  ])('is stored as typed: %s', async (_, password, similar) => {
    const { email, status } = await signUp(password);
    expect(status).toBe(200);
    expect([await opens(email, password), await opens(email, similar)]).toEqual([200, 400]);
  });
});
