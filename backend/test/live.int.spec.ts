import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { findFreePorts } from 'stand-ins/ports';
import { createApi } from '#app/api.ts';
import { ApiModule } from '#app/api.module.ts';
import { LiveGateway } from '#platform/live/live.gateway.ts';
import { Buyer } from './makers/buyer.ts';
import { OpenPage } from './makers/open-page.ts';
import { waitUntil } from './until.ts';
import { World, type Member } from './world.ts';

const redisUrl = process.env['TEST_REDIS_URL'];
const backends = [
  { name: 'PostgreSQL', redisUrl: undefined, run: describe },
  { name: 'Redis', redisUrl, run: redisUrl ? describe : describe.skip },
];

for (const backend of backends) {
  backend.run(`an open page, over ${backend.name}`, () => {
    let world: World;
    let other: NestFastifyApplication;
    let otherUrl: string;
    const pages: OpenPage[] = [];
    beforeAll(async () => {
      world = await World.start({
        settings: { LIMIT_FORUM_POSTS: '0', LIMIT_FORUM_POSTS_DAY: '0' },
        ...(backend.redisUrl && { redisUrl: backend.redisUrl }),
      });
      const port = await findFreePorts(1);
      otherUrl = `http://127.0.0.1:${port}`;
      other = await createApi(ApiModule, { pages: false });
      await other.listen(port, '127.0.0.1');
    });
    afterEach(() => pages.splice(0).forEach((page) => page.close()));
    afterAll(async () => {
      await other.close();
      await world.close();
    });

    const open = async ({ accessToken }: Pick<Member, 'accessToken'>, url = world.url): Promise<OpenPage> => {
      const page = await OpenPage.open(url, { token: accessToken });
      pages.push(page);
      return page;
    };
    const checkSessions = () => world.app.get(LiveGateway, { strict: false }).checkSessions();

    it('receives a payment when Stripe reports it, in either api process', async () => {
      const buyer = await Buyer.signUp(world);
      const here = await open(buyer.member);
      const there = await open(buyer.member, otherUrl);
      await buyer.pay('creator_monthly');
      await here.waitFor({ tier: 'creator', roles: [] });
      await there.waitFor({ tier: 'creator', roles: [] });
    });

    it('receives the tier that an administrator grants or removes, and other users do not', async () => {
      const admin = await world.member({ roles: ['admin'] });
      const member = await world.member();
      const page = await open(member);
      const otherPage = await open(await world.member());
      const grant = (tier: string) =>
        world.as(admin).post('/api/functions/admin-update-user-plan', { targetUserId: member.id, plan: tier });
      await grant('visionary');
      await page.waitFor({ tier: 'visionary', roles: [] });
      await grant('free');
      await page.waitFor({ tier: 'free', roles: [] });
      expect(otherPage.received).toEqual([]);
    });

    it('receives replies in a topic from either api process, and none after a downgrade', async () => {
      const [author, stays, leaves] = await Promise.all([1, 2, 3].map(() => world.member({ tier: 'seeker' })));
      const text = (values: object = {}) => ({ clientId: crypto.randomUUID(), text: 'Who sits today?', ...values });
      const { body } = await world
        .as(author!)
        .post<{ slug: string; topicId: string }>('/api/forum/topics', text({ category: 'general', title: 'Today' }));
      const subscriptions = [
        [await open(stays!), await open(leaves!)],
        [await open(stays!, otherUrl), await open(leaves!, otherUrl)],
      ].map((pair) => pair.map((page) => page.subscribe<{ lastNumber: number }>(`forum-topic:${body.topicId}`)));
      const [toStays, toLeaves] = [subscriptions.map((pair) => pair[0]!), subscriptions.map((pair) => pair[1]!)];
      const reply = async () =>
        (await world.as(author!).post<{ number: number }>(`/api/forum/topics/${body.slug}/posts`, text())).body.number;
      await waitUntil(async () => {
        await reply();
        return subscriptions.flat().every((messages) => messages.length > 0);
      });
      await world.sql('delete from membership_grant where user_id = $1', [leaves!.id]);
      // The test waits for a new reply, because messages about older replies may still arrive.
      const number = await reply();
      const hasIt = (messages: { lastNumber: number }[]) => messages.some(({ lastNumber }) => lastNumber >= number);
      await waitUntil(async () => toStays.every(hasIt));
      await world.settle();
      expect(toLeaves.filter(hasIt)).toEqual([]);
    });

    it('receives the change when its user loses the admin role', async () => {
      const [admin, colleague] = [await world.member({ roles: ['admin'] }), await world.member({ roles: ['editor'] })];
      const page = await open(colleague);
      const manage = (operation: string, role: string) =>
        world.as(admin).post('/api/functions/admin-manage-role', { targetUserId: colleague.id, role, operation });
      await manage('add', 'admin');
      await page.waitFor({ tier: 'free', roles: ['admin', 'editor'] });
      await manage('remove', 'admin');
      await page.waitFor({ tier: 'free', roles: ['editor'] });
    });

    it('is disconnected at the next heartbeat when its session has ended, and cannot reconnect', async () => {
      const [member, friend] = [await world.member(), await world.member()];
      const page = await open(member);
      const friends = await open(friend);
      await checkSessions();
      expect(page.isOpen).toBe(true);
      await world.as(member).post('/api/auth/logout');
      await checkSessions();
      await waitUntil(async () => !page.isOpen);
      expect(friends.isOpen).toBe(true);
      await expect(open(member)).rejects.toThrow('not-authenticated');
    });
  });
}

describe('an open page during outages', () => {
  let world: World;
  beforeEach(async () => (world = await World.start()));
  afterEach(() => world.close());

  it('receives messages again when the database is back', async () => {
    const [admin, member] = [await world.member({ roles: ['admin'] }), await world.member()];
    const page = await OpenPage.open(world.url, { token: member.accessToken });
    await world.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    let plan = 'free';
    await waitUntil(async () => {
      plan = plan === 'free' ? 'seeker' : 'free';
      await world.as(admin).post('/api/functions/admin-update-user-plan', { targetUserId: member.id, plan });
      return page.received.length > 0;
    });
    expect(page.isOpen).toBe(true);
    page.close();
  });

  it('is asked to reconnect within 30 s and disconnected when its api process stops, without delaying it', async () => {
    const { leaving, url } = await startAnotherApi();
    const page = await OpenPage.open(url, { token: (await world.member()).accessToken });
    await leaving.close();
    await waitUntil(async () => !page.isOpen);
    expect(page.stopMessages).toEqual([{ reconnectWithinMs: 30_000 }]);
  });

  it('is asked to reconnect when it connects to an api process that is stopping', async () => {
    const { leaving, url } = await startAnotherApi();
    leaving.get(LiveGateway, { strict: false }).beforeApplicationShutdown();
    const page = await OpenPage.open(url, { token: (await world.member()).accessToken });
    await waitUntil(async () => page.stopMessages.length > 0);
    expect(page.stopMessages).toEqual([{ reconnectWithinMs: 30_000 }]);
    await leaving.close();
  });

  async function startAnotherApi(): Promise<{ leaving: NestFastifyApplication; url: string }> {
    const port = await findFreePorts(1);
    const leaving = await createApi(ApiModule, { pages: false });
    await leaving.listen(port, '127.0.0.1');
    return { leaving, url: `http://127.0.0.1:${port}` };
  }
});

describe('connecting to the live channel', () => {
  let world: World;
  beforeAll(async () => (world = await World.start({ settings: { LIMIT_LIVE: '2' } })));
  afterAll(() => world.close());

  const knock = (auth: Record<string, unknown>) => OpenPage.open(world.url, auth).then((page) => page.close());

  it('rejects connections without a valid access token', async () => {
    const { accessToken, refreshToken } = await world.member();
    const forged = `${accessToken.slice(0, -8)}AAAAAAAA`;
    for (const auth of [
      {},
      { token: 7 },
      { token: '' },
      { token: 'token' },
      { token: refreshToken },
      { token: forged },
    ])
      await expect(knock(auth)).rejects.toThrow('not-authenticated');
  });

  it('rejects a banned user', async () => {
    const member = await world.member();
    await world.sql(`update users set banned_until = now() + interval '1 hour' where id = $1`, [member.id]);
    await expect(knock({ token: member.accessToken })).rejects.toThrow('not-authenticated');
  });

  it('limits the connections of a member', async () => {
    const [eager, calm] = [await world.member(), await world.member()];
    await knock({ token: eager.accessToken });
    await knock({ token: eager.accessToken });
    await expect(knock({ token: eager.accessToken })).rejects.toThrow('too-many-requests');
    await knock({ token: calm.accessToken });
  });

  it('limits the open pages of a member', async () => {
    process.env['LIMIT_LIVE'] = '0';
    const roomy = await createApi(ApiModule, { pages: false });
    const port = await findFreePorts(1);
    await roomy.listen(port, '127.0.0.1');
    const { accessToken } = await world.member();
    const open = () => OpenPage.open(`http://127.0.0.1:${port}`, { token: accessToken });
    const pages = await Promise.all(Array.from({ length: 50 }, open));
    await expect(open()).rejects.toThrow('too-many-pages');
    pages.pop()?.close();
    await waitUntil(async () =>
      open().then(
        (page) => pages.push(page) > 0,
        () => false,
      ),
    );
    for (const page of pages) page.close();
    await roomy.close();
  });

  it('disconnects only the page that sends too many messages', async () => {
    const [talker, calm] = [await world.member(), await world.member()];
    const [loud, quiet] = [
      await OpenPage.open(world.url, { token: talker.accessToken }),
      await OpenPage.open(world.url, { token: calm.accessToken }),
    ];
    for (let message = 0; message < 500; message += 1) loud.sendUnknown('x'.repeat(1_000));
    await waitUntil(async () => !loud.isOpen);
    expect(quiet.isOpen).toBe(true);
    quiet.close();
  });

  it('accepts only WebSocket', async () => {
    const { status } = await world.get('/api/live?EIO=4&transport=polling');
    expect(status).toBe(400);
  });
});
