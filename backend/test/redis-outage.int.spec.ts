import { scaleForLoad } from 'stand-ins/scale-for-load';
import { RedisServer } from './makers/redis-server.ts';
import { waitUntil } from './until.ts';
import { World, type Member } from './world.ts';

/** Longer than a Redis timeout, shorter than a request timeout. */
const answersWithinMs = 5_000;
const transactionEndsWithinMs = 8_000;
const watchMs = 12_000;

const faults = {
  hangs: { begin: (redis: RedisServer) => redis.hang(), end: (redis: RedisServer) => redis.resume() },
  'is away': { begin: (redis: RedisServer) => redis.end(), end: (redis: RedisServer) => redis.start() },
};

const whereRedisIs = RedisServer.isInstalled ? describe : describe.skip;

whereRedisIs.each(['hangs', 'is away'] as const)('a product whose Redis %s', (fault) => {
  let redis: RedisServer;
  let world: World;
  let member: Member;
  beforeAll(async () => {
    redis = await RedisServer.start();
    const settings = { LIMIT_SIGNUP: '30', LIMIT_SIGN_IN: '30', LIMIT_FORMS: '30', PATIENCE: '1' };
    world = await World.start({ redisUrl: redis.url, settings });
    member = await world.member();
  });
  afterAll(async () => {
    await world.close();
    await redis.end();
  });

  const requests: [string, object][] = [
    ['/api/auth/signup', { email: 'wanda@example.org', password: 'correct horse battery' }],
    ['/api/auth/token?grant_type=password', { email: 'wanda@example.org', password: 'correct horse battery' }],
    ['/api/forms/contact', { name: 'Wanda', email: 'wanda@example.org', message: 'May I visit in spring?' }],
  ];

  async function oldestIdleTransaction(): Promise<number> {
    const [row] = await world.sql<{ ms: number }>(
      `select coalesce(max(extract(epoch from clock_timestamp() - xact_start)) * 1000, 0)::int as ms
       from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
    );
    return row?.ms ?? 0;
  }

  it('returns 503 quickly, holds no transaction open, and sends the waiting emails afterwards', async () => {
    await faults[fault].begin(redis);
    for (const [path, body] of requests) {
      const beganAt = Date.now();
      const { status } = await world.post(path, body);
      expect([path, status]).toEqual([path, 503]);
      expect(Date.now() - beganAt).toBeLessThan(scaleForLoad(answersWithinMs));
    }
    expect((await world.as(member).get('/api/account/export')).status).toBe(503);
    await waitUntil(async () =>
      (await world.get<{ missing: string }>('/api/health/ready')).body.missing.includes('queue'),
    );

    await world.post('/api/functions/subscribe-email', { email: 'zoe@example.org', source: 'footer' });
    let oldest = 0;
    for (const end = Date.now() + watchMs; Date.now() < end;) oldest = Math.max(oldest, await oldestIdleTransaction());
    expect(oldest).toBeLessThan(scaleForLoad(transactionEndsWithinMs));

    await faults[fault].end(redis);
    await waitUntil(async () => (await world.mail.sentTo('zoe@example.org')).length === 1);
    await waitUntil(async () => (await world.post(...(requests[2] as [string, object]))).status < 300);
    await waitUntil(async () => (await world.get('/api/health/ready')).status === 200);
  });
});

describe('a request that waits for the database', () => {
  let world: World;
  beforeAll(async () => (world = await World.start({ settings: { PATIENCE: '1' } })));
  afterAll(() => world.close());

  it.each(['GET', 'POST'])('returns 503 after 15 seconds when it is a %s', async (method) => {
    const letGo = await world.holdTransaction('lock table events, email_subscriber in access exclusive mode');
    const { status } = await (method === 'GET'
      ? world.get('/api/events')
      : world.post('/api/functions/subscribe-email', { email: 'late@example.org', source: 'footer' }));
    await letGo();
    expect(status).toBe(503);
  });
});
