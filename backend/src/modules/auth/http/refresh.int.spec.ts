import { LockMode } from '@mikro-orm/core';
import { World, type Member } from '#test/world.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { signRefreshToken } from '../domain/refresh-token.ts';
import { Session } from '../domain/session.entity.ts';
import type { SessionView } from '../use-cases/views/session.view.ts';
import { SigningKeys } from '../use-cases/tokens/signing-keys.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const refresh = (refreshToken: unknown) =>
  world.send<SessionView & { code: string; message: string }>(
    'POST',
    '/api/auth/token?grant_type=refresh_token',
    JSON.stringify({ refresh_token: refreshToken }),
    { 'x-supabase-api-version': '2024-01-01' },
  );
const sessionsOf = ({ id }: Member) =>
  world.sql<{ id: string; refresh_counter: number }>('select id, refresh_counter from sessions where user_id = $1', [
    id,
  ]);
const refusal = { notFound: 'refresh_token_not_found', used: 'refresh_token_already_used' };

describe('session refresh', () => {
  it('returns a new access token and rotates the refresh token', async () => {
    const member = await world.member();
    const { status, body } = await refresh(member.refreshToken);
    expect(status).toBe(200);
    expect(body.refresh_token).not.toBe(member.refreshToken);
    expect((await world.as({ accessToken: body.access_token }).get('/api/auth/user')).status).toBe(200);
  });

  it('returns the newest token for the previous one at any time', async () => {
    const member = await world.member();
    const { body: newest } = await refresh(member.refreshToken);
    await world.sql(`update sessions set refreshed_at = now() - interval '1 day' where user_id = $1`, [member.id]);
    const { body } = await refresh(member.refreshToken);
    expect(body.refresh_token).toBe(newest.refresh_token);
  });

  it('keeps one session through fifty concurrent refreshes with one token', async () => {
    const member = await world.member();
    const responses = await Promise.all(Array.from({ length: 50 }, () => refresh(member.refreshToken)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const tokens = new Set(responses.map(({ body }) => body.refresh_token));
    expect(tokens.size).toBe(1);
    expect(await sessionsOf(member)).toMatchObject([{ refresh_counter: 1 }]);
    expect((await refresh([...tokens][0])).status).toBe(200);
  });

  it('ends the session when a token two rotations old is used after the reuse interval', async () => {
    const member = await world.member();
    const { body: second } = await refresh(member.refreshToken);
    const { body: third } = await refresh(second.refresh_token);
    expect((await refresh(member.refreshToken)).body.refresh_token).toBe(third.refresh_token);
    await world.sql(`update sessions set refreshed_at = now() - interval '11 seconds' where user_id = $1`, [member.id]);
    const replay = await refresh(member.refreshToken);
    expect([replay.status, replay.body]).toEqual([
      400,
      { code: refusal.used, message: 'Invalid Refresh Token: Already Used' },
    ]);
    expect(await sessionsOf(member)).toEqual([]);
    expect((await refresh(third.refresh_token)).body.code).toBe(refusal.notFound);
    expect(
      (await world.as({ accessToken: third.access_token }).get('/api/auth/user')).headers.get('x-sb-error-code'),
    ).toBe('session_not_found');
  });

  it.each([
    ['validation_failed', 'short'],
    ['validation_failed', ''],
    ['validation_failed', 12],
    ['validation_failed', undefined],
    [refusal.notFound, 'surely-not-a-refresh-token'],
  ])('returns %s for %p', async (code, token) => {
    const { status, body } = await refresh(token);
    expect([status, body.code]).toEqual([400, code]);
  });

  it('rejects a token with a counter that was never issued', async () => {
    const member = await world.member();
    const [session] = await sessionsOf(member);
    const { refreshKey } = world.app.get(SigningKeys, { strict: false }).current;
    const { body } = await refresh(signRefreshToken({ sessionId: session?.id ?? '', counter: 5 }, refreshKey));
    expect(body.code).toBe('validation_failed');
    expect(await sessionsOf(member)).toHaveLength(1);
  });

  it.each([
    ['a member idle for 29 days', [], `refreshed_at = now() - interval '29 days'`, 200],
    ['a member idle for 30 days', [], `refreshed_at = now() - interval '30 days'`, 400],
    ['staff idle for 11 hours', ['editor' as const], `refreshed_at = now() - interval '11 hours'`, 200],
    ['staff idle for 12 hours', ['editor' as const], `refreshed_at = now() - interval '12 hours'`, 400],
    ['a member signed in for 89 days', [], `created_at = now() - interval '89 days'`, 200],
    ['a member signed in for 90 days', [], `created_at = now() - interval '90 days'`, 400],
    ['staff signed in for 6 days', ['editor' as const], `created_at = now() - interval '6 days'`, 200],
    ['staff signed in for 7 days', ['editor' as const], `created_at = now() - interval '7 days'`, 400],
    ['a session past its end', [], 'not_after = now()', 400],
  ])('accepts or rejects by session lifetime: %s', async (_who, roles, change, status) => {
    const member = await world.member({ roles });
    await world.sql(`update sessions set ${change} where user_id = $1`, [member.id]);
    const answer = await refresh(member.refreshToken);
    expect([answer.status, answer.body.code]).toEqual([status, status === 200 ? undefined : 'session_expired']);
  });

  it('waits for a row that another transaction has locked', async () => {
    const member = await world.member();
    const release = await holdSession(member);
    let answered = false;
    const refreshing = refresh(member.refreshToken).finally(() => (answered = true));
    expect((await world.get('/api/auth/health')).status).toBe(200);
    expect(answered).toBe(false);
    await release();
    expect((await refreshing).status).toBe(200);
  });

  it('waits for no lock when it repeats the newest token', async () => {
    const member = await world.member();
    const { body: newest } = await refresh(member.refreshToken);
    const release = await holdSession(member);
    const { status, body } = await refresh(member.refreshToken);
    expect([status, body.refresh_token]).toEqual([200, newest.refresh_token]);
    await release();
  });

  it('returns 503, which signs no user out, when the row is locked for more than five seconds', async () => {
    const member = await world.member();
    const release = await holdSession(member);
    const { status, headers } = await refresh(member.refreshToken);
    expect([status, headers.get('retry-after')]).toEqual([503, '1']);
    await release();
  });
});

async function holdSession({ id }: Member): Promise<() => Promise<void>> {
  const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const held = world.app.get(Transaction, { strict: false }).run(async ({ em }) => {
    await em.findOneOrFail(Session, { userId: id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    locked.resolve();
    await released.promise;
  });
  await locked.promise;
  return () => {
    released.resolve();
    return held;
  };
}
