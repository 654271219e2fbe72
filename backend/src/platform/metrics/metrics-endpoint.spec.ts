import type { IncomingMessage } from 'node:http';
import { Settings } from '../config/settings.ts';
import { MetricsEndpoint } from './metrics-endpoint.ts';
import { Metrics } from './metrics.ts';

interface Call {
  readonly settings?: Partial<Settings>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly remoteAddress?: string;
}

const token = 'a-token-of-a-scraper';
const production = { nodeEnv: 'production' } as const;
const authorization = `Bearer ${token}`;

async function readStatus({ settings = {}, headers = {}, remoteAddress = '127.0.0.1' }: Call): Promise<number> {
  const endpoint = new MetricsEndpoint(Object.assign(new Settings(), settings), new Metrics());
  return (await endpoint.respond({ headers, socket: { remoteAddress } } as unknown as IncomingMessage)).status;
}

describe('access to the metrics', () => {
  it.each<[string, number, Call]>([
    ['a call from this machine', 200, {}],
    ['a call from this machine over IPv6', 200, { remoteAddress: '::ffff:127.0.0.1' }],
    ['a call from another machine', 404, { remoteAddress: '10.0.0.7' }],
    ['a call behind a trusted proxy', 404, { settings: { trustProxy: 1 } }],
    ['a call that an unknown proxy forwarded', 404, { headers: { 'x-forwarded-for': '192.0.2.7' } }],
    ['a call in production without a token', 404, { settings: production }],
    ['no token', 401, { settings: { ...production, metricsToken: token } }],
    ['a wrong token', 401, { settings: { metricsToken: token }, headers: { authorization: `${authorization}x` } }],
    ['the token', 200, { settings: { ...production, metricsToken: token }, headers: { authorization } }],
    [
      'the token from another machine',
      200,
      { settings: { metricsToken: token, trustProxy: 1 }, headers: { authorization }, remoteAddress: '10.0.0.7' },
    ],
  ])('for %s is %i', async (_call, status, call) => {
    expect(await readStatus(call)).toBe(status);
  });
});
