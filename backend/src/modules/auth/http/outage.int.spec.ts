import { AuthClient } from '@supabase/auth-js';
import { DatabaseProxy } from '#test/database-proxy.ts';
import { waitLimitMs } from '#test/until.ts';
import { World, memberPassword, type Member } from '#test/world.ts';

const awayMs = 15_000;

describe.each(['cut', 'freeze'] as const)('15-second database outage (connection: %s)', (fault) => {
  let world: World;
  const line = new DatabaseProxy();
  beforeAll(async () => {
    world = await World.start({ settings: { PATIENCE: '1' }, reachDatabase: (url) => line.start(url) });
  });
  afterAll(async () => {
    await world.close();
    line.stop();
  });

  const asks = ({ accessToken, refreshToken }: Member) => [
    () => world.as({ accessToken }).get('/api/auth/user'),
    () => world.as({ accessToken }).get('/api/account/sessions'),
    () => world.post('/api/auth/token?grant_type=refresh_token', { refresh_token: refreshToken }),
  ];

  it('signs no user out and recovers without intervention', async () => {
    const member = await world.member();
    const client = new AuthClient({ url: `${world.url}/api/auth`, autoRefreshToken: false });
    const events: string[] = [];
    client.onAuthStateChange((event) => void events.push(event));
    await client.signInWithPassword({ email: member.email, password: memberPassword });

    await world.settle();
    line[fault]();
    const until = Date.now() + awayMs;
    const statuses = new Set<number>();
    const refreshed = client.refreshSession();
    const keepAsking = async (ask: () => Promise<{ status: number }>) => {
      while (Date.now() < until) {
        statuses.add((await ask()).status);
        await new Promise((next) => setTimeout(next, 100));
      }
    };
    const asking = Promise.all([...asks(member), ...asks(member), ...asks(member), ...asks(member)].map(keepAsking));
    await new Promise((awayLongEnough) => setTimeout(awayLongEnough, awayMs));
    line.restore();
    await asking;
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect([...statuses]).toContain(503);

    const answered = async (ask: () => Promise<{ status: number }>) => {
      for (const giveUpAt = Date.now() + waitLimitMs; Date.now() < giveUpAt;)
        if ((await ask()).status === 200) return 200;
      return (await ask()).status;
    };
    expect(await Promise.all(asks(member).map(answered))).toEqual([200, 200, 200]);
    await refreshed;
    expect((await client.refreshSession()).error).toBeNull();
    expect(events).not.toContain('SIGNED_OUT');
    const late = await world.member();
    await world.settle();
    expect(await world.mail.sentTo(late.email)).not.toEqual([]);
  });
});
