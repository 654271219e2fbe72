import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { isIP } from 'node:net';
import type { Settings } from '../config/settings.ts';

type ProxySettings = Pick<Settings, 'trustProxy'>;
type TrustProxyOption = NonNullable<FastifyServerOptions['trustProxy']>;

/** Clients can forge all X-Forwarded-For entries except those that the trusted proxies add. */
export const toTrustProxyOption = ({ trustProxy }: ProxySettings): TrustProxyOption =>
  typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy;

export function replaceInvalidIps(fastify: FastifyInstance, { trustProxy }: ProxySettings): void {
  if (trustProxy === 0) return;
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (!isIpAddress(request.ip)) delete request.raw.headers['x-forwarded-for'];
    done();
  });
}

/**
 * One customer has at least a /64 network, so an IPv6 address counts as its /64 network. A closed connection has no IP,
 * although Fastify's type names one.
 */
export function toRateLimitKey(ip: string | undefined): string {
  if (ip === undefined) return 'closed connection';
  const [address = ip] = ip.split('%');
  if (isIP(address) !== 6) return ip;
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  if (canonical.startsWith('::ffff:')) return canonical;
  const [head = '', tail = ''] = canonical.split('::');
  const [first, last] = [head, tail].map((part) => (part === '' ? [] : part.split(':'))) as [string[], string[]];
  const groups = [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The zone of an IP (`fe80::1%eth0`) is free text, so an IP with a zone is rejected. */
const isIpAddress = (text: string): boolean => isIP(text) > 0 && !text.includes('%');
