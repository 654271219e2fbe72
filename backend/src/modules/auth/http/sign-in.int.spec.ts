import { hash } from '@node-rs/argon2';
import { World, memberPassword } from '#test/world.ts';
import { AuditLogReader } from '#platform/audit/audit-log-reader.ts';
import { DeleteExpiredAuthData } from '../use-cases/delete-expired-auth-data.ts';
import type { SessionView } from '../use-cases/views/session.view.ts';

const signInWith = (world: World) => (email: unknown, password: unknown) =>
  world.post<SessionView>('/api/auth/token?grant_type=password', { email, password });

describe('sign-in by password', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.start();
  });
  afterAll(() => world.close());

  it('opens a session with any case of the email', async () => {
    const member = await world.member({ email: 'rosa@example.org' });
    const { status, body } = await signInWith(world)(' ROSA@example.org', memberPassword);
    expect([status, body.user.id]).toEqual([200, member.id]);
    expect(Date.parse(body.user.last_sign_in_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('gives the same error for an unknown email, a wrong password and an account without a password', async () => {
    const { email } = await world.member();
    const { id, email: invited } = await world.member();
    await world.sql('update users set password_hash = null where id = $1', [id]);
    const responses = await Promise.all(
      [email, 'nobody@example.org', invited].map((address) => signInWith(world)(address, 'not the password')),
    );
    const seen = responses.map(({ status, text, headers }) => ({ status, text, code: headers.get('x-sb-error-code') }));
    expect(new Set(seen.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(seen[0]).toEqual({
      status: 400,
      text: '{"code":400,"error_code":"invalid_credentials","msg":"Invalid login credentials"}',
      code: 'invalid_credentials',
    });
  });

  it('reports errors in the form', async () => {
    const responses = [
      await signInWith(world)('not-an-email', 'x'),
      await signInWith(world)('a@example.org', ''),
      await signInWith(world)('a@example.org', { $ne: 1 }),
    ];
    expect(responses.map(({ body }) => (body as unknown as { msg: string }).msg)).toEqual([
      'Invalid email address',
      'Password is required',
      'Password is required',
    ]);
  });

  it('reports a ban only with the right password', async () => {
    const { id, email, accessToken } = await world.member();
    await world.sql(`update users set banned_until = now() + interval '1 day' where id = $1`, [id]);
    const codeOf = async (password: string) =>
      (await signInWith(world)(email, password)).headers.get('x-sb-error-code');
    expect([await codeOf(memberPassword), await codeOf('wrong password')]).toEqual([
      'user_banned',
      'invalid_credentials',
    ]);
    expect((await world.as({ accessToken }).get('/api/auth/user')).headers.get('x-sb-error-code')).toBe('user_banned');
  });

  it('works again when a ban ends, even within the same second', async () => {
    const { id, email } = await world.member();
    await world.sql(`update users set banned_until = '2026-01-01T00:00:00.123456Z' where id = $1`, [id]);
    expect((await signInWith(world)(email, memberPassword)).status).toBe(200);
  });

  it.each(['known', 'new'])('replaces an outdated hash at the next sign-in on a %s device', async (device) => {
    const { id, email } = await world.member();
    if (device === 'new') await world.sql('delete from known_devices where user_id = $1', [id]);
    const older = await hash(memberPassword, { memoryCost: 8 * 1024, timeCost: 1 });
    await world.sql('update users set password_hash = $2 where id = $1', [id, older]);
    expect((await signInWith(world)(email, memberPassword)).status).toBe(200);
    const [row] = await world.sql<{ password_hash: string }>('select password_hash from users where id = $1', [id]);
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await signInWith(world)(email, memberPassword)).status).toBe(200);
  });

  it('records each sign-in in the audit log with its session and IP', async () => {
    const { id, email } = await world.member();
    await signInWith(world)(email, memberPassword);
    await signInWith(world)(email, memberPassword);
    const sessions = await world.sql<{ id: string }>('select id from sessions where user_id = $1', [id]);
    const entries = await world.sql<{ session: string; address: string; request: string }>(
      `select details ->> 'sessionId' as session, address, request_id as request from audit_log
       where subject_id = $1 and action = 'auth.signed-in'`,
      [id],
    );
    expect(entries.map(({ session }) => session).toSorted()).toEqual(sessions.map((session) => session.id).toSorted());
    expect(sessions).toHaveLength(3);
    for (const { address, request } of entries)
      expect([address, request]).toEqual(['127.0.0.1', expect.stringMatching(/-/)]);
    expect((await world.app.get(AuditLogReader, { strict: false }).verify()).broken).toEqual([]);
  });

  it('returns session_expired for 30 days after a session ended, then not found', async () => {
    const { id, email, refreshToken } = await world.member();
    const refused = async () => {
      await world.app.get(DeleteExpiredAuthData, { strict: false }).deleteAll();
      const form = { refresh_token: refreshToken };
      const { status, headers } = await world.post('/api/auth/token?grant_type=refresh_token', form);
      return [status, headers.get('x-sb-error-code')];
    };
    await world.sql(`update sessions set not_after = now() - interval '29 days' where user_id = $1`, [id]);
    const { body } = await signInWith(world)(email, memberPassword);
    expect(await refused()).toEqual([400, 'session_expired']);
    await world.sql(`update sessions set not_after = not_after - interval '1 day' where user_id = $1`, [id]);
    expect(await refused()).toEqual([400, 'refresh_token_not_found']);
    const left = await world.sql('select 1 from sessions where user_id = $1', [id]);
    expect(left).toHaveLength(1);
    expect((await world.as({ accessToken: body.access_token }).get('/api/auth/user')).status).toBe(200);
  });

  it('rejects other grant types', async () => {
    const responses = await Promise.all(
      ['id_token', 'web3', 'device', ''].map((type) => world.post(`/api/auth/token?grant_type=${type}`)),
    );
    expect(responses.map(({ status, headers }) => [status, headers.get('x-sb-error-code')])).toEqual([
      [400, 'provider_disabled'],
      [422, 'web3_provider_disabled'],
      [400, 'invalid_credentials'],
      [400, 'invalid_credentials'],
    ]);
  });
});

describe('limit of wrong passwords', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.start({ settings: { LIMIT_SIGN_IN_ACCOUNT: '10', LIMIT_SIGN_IN: '60' } });
  });
  afterAll(() => world.close());

  it.each(['known', 'unknown'])(
    'locks a(n) %s account after ten wrong tries, even for the right password, but no other account',
    async (kind) => {
      const { email } = await world.member();
      const guessed = kind === 'known' ? email : 'nobody@example.org';
      for (let wrong = 0; wrong < 10; wrong += 1)
        expect((await signInWith(world)(guessed, `guess ${wrong}`)).status).toBe(400);
      const { status, headers, text } = await signInWith(world)(guessed, memberPassword);
      expect([status, headers.get('x-sb-error-code')]).toEqual([429, 'over_request_rate_limit']);
      expect(text).toContain('Request rate limit reached');
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      const other = await world.member();
      expect((await signInWith(world)(other.email, memberPassword)).status).toBe(200);
    },
  );

  it('blocks the IP after too many tries of any kind', async () => {
    const tries = await Promise.all(
      Array.from({ length: 60 }, (_, n) => signInWith(world)(`n${n}@example.org`, 'guess')),
    );
    expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect((await signInWith(world)('somebody@example.org', 'guess')).status).toBe(429);
  });
});
