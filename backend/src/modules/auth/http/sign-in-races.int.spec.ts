import { hash } from '@node-rs/argon2';
import { World, memberPassword } from '#test/world.ts';
import type { SessionView } from '../use-cases/views/session.view.ts';

describe('sign-in during a change of the account', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.start();
  });
  afterAll(() => world.close());
  const signIn = (email: string) =>
    world.post<SessionView>('/api/auth/token?grant_type=password', { email, password: memberPassword });

  it('succeeds for all concurrent requests while an outdated hash is replaced', async () => {
    const { id, email } = await world.member();
    const older = await hash(memberPassword, { memoryCost: 8 * 1024, timeCost: 1 });
    await world.sql('update users set password_hash = $2 where id = $1', [id, older]);
    const responses = await Promise.all(Array.from({ length: 4 }, () => signIn(email)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  describe.each(['known', 'new'])('on a %s device', (device) => {
    it.each([
      ['changed', `update users set password_hash = password_hash || 'x' where id = $1`],
      ['deleted', 'delete from users where id = $1'],
      ['moved', `update users set email = 'moved-' || email where id = $1`],
      ['banned', `update users set banned_until = now() + interval '1 day' where id = $1`],
    ])('is rejected when the account was %s', async (change, statement) => {
      const { id, email } = await world.member();
      if (device === 'new') await world.sql('delete from known_devices where user_id = $1', [id]);
      const commit = await world.holdTransaction(statement, [id]);
      const answer = signIn(email);
      await world.untilLockWaits();
      await commit();
      const { status, headers } = await answer;
      const code = change === 'banned' ? 'user_banned' : 'invalid_credentials';
      expect([status, headers.get('x-sb-error-code')]).toEqual([400, code]);
    });
  });

  it('keeps the concurrent change', async () => {
    const { id, email } = await world.member();
    const commit = await world.holdTransaction(
      `update users set first_name = 'Renamed', metadata = '{"theme": "dark"}', invited_at = '2026-01-01Z' where id = $1`,
      [id],
    );
    const answer = signIn(email);
    await world.untilLockWaits();
    await commit();
    expect((await answer).status).toBe(200);
    expect(await world.sql('select first_name, metadata, invited_at from users where id = $1', [id])).toEqual([
      { first_name: 'Renamed', metadata: { theme: 'dark' }, invited_at: new Date('2026-01-01T00:00:00Z') },
    ]);
  });

  it('returns only stored sessions, even if the device is deleted at the same time', async () => {
    const { id, email } = await world.member();
    await world.sql(`update known_devices set last_seen_at = now() - interval '2 days' where user_id = $1`, [id]);
    const commit = await world.holdTransaction(
      `with gone as (delete from known_devices where user_id = $1) update users set updated_at = now() where id = $1`,
      [id],
    );
    const answer = signIn(email);
    await world.untilLockWaits();
    await commit();
    const { access_token: accessToken } = (await answer).body;
    expect((await world.as({ accessToken }).get('/api/auth/user')).status).toBe(200);
  });
});
