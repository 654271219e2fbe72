import { World, memberPassword, type Member } from '#test/world.ts';
import type { SessionView } from '../use-cases/views/session.view.ts';
import type { AccountSessionsView } from '../use-cases/views/account-session.view.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

describe('account sessions', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.start();
  });
  afterAll(() => world.close());

  const signIn = async (email: string, userAgent: string): Promise<Pick<Member, 'accessToken'>> => {
    const form = JSON.stringify({ email, password: memberPassword });
    const headers = { 'user-agent': userAgent };
    const { body } = await world.send<SessionView>('POST', '/api/auth/token?grant_type=password', form, headers);
    return { accessToken: body.access_token };
  };
  const sessionsOf = async (member: Pick<Member, 'accessToken'>) =>
    (await world.as(member).get<AccountSessionsView>('/api/account/sessions')).body.items;
  const end = (member: Pick<Member, 'accessToken'>, id: string) =>
    world.as(member).send<{ code: string }>('DELETE', `/api/account/sessions/${id}`);

  it('lists device, IP and last use, newest first', async () => {
    const { email } = await world.member();
    const phone = await signIn(email, safari);
    const sessions = await sessionsOf(phone);
    expect(sessions.map(({ device, address, current }) => ({ device, address, current }))).toEqual([
      { device: 'Safari on iPhone', address: '127.0.0.1', current: true },
      { device: 'An unknown device', address: '127.0.0.1', current: false },
    ]);
    expect(Date.parse(sessions[0]!.lastSeenAt)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('signs out the ended browser immediately and keeps the others', async () => {
    const member = await world.member();
    const lost = await signIn(member.email, firefox);
    const other = (await sessionsOf(member)).find(({ current }) => !current)!;
    expect((await end(member, other.id)).status).toBe(204);
    expect((await world.as(lost).get('/api/auth/user')).status).toBe(403);
    expect((await world.as(lost).get('/api/account/sessions')).status).toBe(401);
    expect(await sessionsOf(member)).toHaveLength(1);
  });

  it('returns only the sessions of their owner', async () => {
    const [mine, other] = [await world.member(), await world.member()];
    const [session] = await sessionsOf(other);
    for (const id of [session!.id, 'not-an-id', '01900000-0000-7000-8000-000000000000']) {
      const { status, body } = await end(mine, id);
      expect([id, status, body.code]).toEqual([id, 404, 'account.session-not-found']);
    }
    expect(await sessionsOf(other)).toHaveLength(1);
  });

  it('leaves out ended sessions', async () => {
    const member = await world.member();
    await signIn(member.email, firefox);
    await world.sql(
      `update sessions set refreshed_at = now() - interval '31 days' where user_id = $1 and user_agent = $2`,
      [member.id, firefox],
    );
    expect(await sessionsOf(member)).toHaveLength(1);
  });

  it('expires an active session after 7 days when its owner has become staff', async () => {
    const member = await world.member({ roles: ['editor'] });
    await world.sql(
      `update sessions set created_at = now() - interval '7 days 1 minute', not_after = now() + interval '80 days' where user_id = $1`,
      [member.id],
    );
    const form = { refresh_token: member.refreshToken };
    const { status, headers } = await world.post('/api/auth/token?grant_type=refresh_token', form);
    expect([status, headers.get('x-sb-error-code')]).toEqual([400, 'session_expired']);
  });

  describe('sign-in from a new device', () => {
    const newsOf = async (email: string) => {
      await world.settle();
      return (await world.mail.sentTo(email)).filter(({ subject }) => subject === 'A new sign-in to your account');
    };

    it('emails the owner once per device', async () => {
      const { email } = await world.member();
      await signIn(email, firefox);
      await signIn(email, firefox);
      const [news, ...more] = await newsOf(email);
      expect(news?.text).toMatch(/Firefox\s+on\s+Windows,\s+network\s+address\s+127\.0\.0\.1/);
      expect(news?.headers['List-Unsubscribe']).toBeUndefined();
      expect(more).toEqual([]);
    });

    it('sends no email on the first sign-in or after a browser update', async () => {
      const { id, email } = await world.member();
      await world.sql('delete from known_devices where user_id = $1', [id]);
      await world.sql('update users set last_sign_in_at = null where id = $1', [id]);
      await signIn(email, firefox);
      await signIn(email, firefox.replaceAll('140.0', '141.0'));
      expect(await newsOf(email)).toEqual([]);
    });

    it.each([
      [23, 0],
      [25, 1],
    ])('stores the last use at most once a day: %s hours later, %s times', async (hours, times) => {
      const { id, email } = await world.member();
      await world.sql('delete from known_devices where user_id = $1', [id]);
      await signIn(email, firefox);
      await world.sql(`update known_devices set last_seen_at = now() - $2 * interval '1 hour' where user_id = $1`, [
        id,
        hours,
      ]);
      await signIn(email, firefox);
      const recent = `select 1 from known_devices where user_id = $1 and last_seen_at > now() - interval '1 hour'`;
      expect(await world.sql(recent, [id])).toHaveLength(times);
    });

    it('sends no email when the device was used within half a year', async () => {
      const { id, email } = await world.member();
      await signIn(email, firefox);
      const age = (days: number) =>
        world.sql(`update known_devices set last_seen_at = last_seen_at - $2 * interval '1 day' where user_id = $1`, [
          id,
          days,
        ]);
      await age(179);
      await signIn(email, firefox);
      await age(179);
      await signIn(email, firefox);
      expect(await newsOf(email)).toHaveLength(1);
    });

    it('sends an email when the device was not used for half a year', async () => {
      const { id, email } = await world.member();
      await signIn(email, firefox);
      await world.sql(`update known_devices set last_seen_at = now() - interval '181 days' where user_id = $1`, [id]);
      await signIn(email, firefox);
      expect(await newsOf(email)).toHaveLength(2);
    });
  });
});
