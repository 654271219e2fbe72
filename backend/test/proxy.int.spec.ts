import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { findFreePorts } from 'stand-ins/ports';
import { createApi } from '#app/api.ts';
import { ApiModule } from '#app/api.module.ts';
import { ApiCaller } from './http.ts';
import { World } from './world.ts';

const here = '127.0.0.1';

describe('the IP of a caller', () => {
  let world: World;
  const apis: NestFastifyApplication[] = [];
  beforeAll(async () => (world = await World.start({ settings: { LIMIT_FORMS: '3' } })));
  afterEach(() => Promise.all(apis.splice(0).map((api) => api.close())));
  afterAll(() => world.close());

  async function apiBehind(proxies: string): Promise<ApiCaller> {
    process.env['TRUST_PROXY'] = proxies;
    const api = await createApi(ApiModule, { pages: false });
    const port = await findFreePorts(1);
    await api.listen(port, here);
    apis.push(api);
    return new ApiCaller(`http://${here}:${port}`);
  }

  async function addressKept(caller: ApiCaller, forwarded: string): Promise<string | null | undefined> {
    const body = JSON.stringify({ email: 'nobody@example.org', password: 'not the password' });
    const { status } = await caller.send('POST', '/api/auth/token?grant_type=password', body, {
      'x-forwarded-for': forwarded,
    });
    expect(status).toBe(400);
    const [entry] = await world.sql<{ address: string | null }>(
      'select address from audit_log order by seq desc limit 1',
    );
    return entry?.address;
  }

  it.each([
    ['false', '192.0.2.7', here],
    ['true', '10.9.8.1, 192.0.2.7', '192.0.2.7'],
    ['1', '192.0.2.7', '192.0.2.7'],
    ['1', "'; drop table users, 2001:db8::7", '2001:db8::7'],
    ['2', '10.9.8.1, 192.0.2.7, 203.0.113.9', '192.0.2.7'],
    ['127.0.0.0/8, 203.0.113.0/24', '10.9.8.1, 192.0.2.7, 203.0.113.9', '192.0.2.7'],
    ['203.0.113.0/24', '192.0.2.7', here],
  ])(
    'ignores untrusted proxies when TRUST_PROXY is %s and X-Forwarded-For is %s',
    async (proxies, forwarded, address) => {
      expect(await addressKept(await apiBehind(proxies), forwarded)).toBe(address);
    },
  );

  it('is that of the connection when the header holds no valid IP', async () => {
    const caller = await apiBehind('true');
    for (const none of [
      "'; drop table users",
      'not an ip',
      '192.0.2.7:80',
      'x'.repeat(3_000),
      `fe80::1%${'x'.repeat(3_000)}`,
    ])
      expect(await addressKept(caller, none)).toBe(here);
  });

  it('cannot be forged to avoid a limit', async () => {
    const caller = await apiBehind('true');
    const write = (forwarded: string) =>
      caller.send(
        'POST',
        '/api/forms/contact',
        JSON.stringify({ name: 'Amara', email: 'amara@example.org', message: 'May I visit the house in spring?' }),
        { 'x-forwarded-for': forwarded },
      );
    const statuses: number[] = [];
    for (const typed of ['10.9.0.1', '10.9.0.2', '10.9.0.3', '10.9.0.4'])
      statuses.push((await write(`${typed}, 192.0.2.7`)).status);
    expect(statuses.slice(0, 3)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
    expect((await write('10.9.0.1, 192.0.2.8')).status).not.toBe(429);
    // The rate limit counts all IPs of a /64 network as one client.
    const networks: number[] = [];
    for (const host of ['1', '2', '3', '4']) networks.push((await write(`2001:db8:1:2::${host}`)).status);
    expect(networks).toEqual([networks[0], networks[0], networks[0], 429]);
    expect((await write('2001:db8:1:3::1')).status).not.toBe(429);
  });
});
