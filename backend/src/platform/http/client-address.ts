import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { isIP } from 'node:net';
import type { Settings } from '../config/settings.ts';

type ProxySettings = Pick<Settings, 'trustProxy'>;
type Trust = NonNullable<FastifyServerOptions['trustProxy']>;

/**
 * Whose entries in X-Forwarded-For are believed. Each proxy adds the address it was called from at the end, so what stands
 * before the entries of ours was written by the caller.
 */
export const believedProxies = ({ trustProxy }: ProxySettings): Trust =>
  typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy;

/** Where the believed entry is no address, the caller has the one of the connection. Before anything asks for it. */
export function refuseFalseAddresses(fastify: FastifyInstance, { trustProxy }: ProxySettings): void {
  if (trustProxy === 0) return;
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (!isAddress(request.ip)) delete request.raw.headers['x-forwarded-for'];
    done();
  });
}

/**
 * What limits count as one caller: an IPv4 address, or the /64 network of an IPv6 address, as one customer has at least
 * that many.
 */
export function callerOf(ip: string): string {
  const [address = ip] = ip.split('%');
  if (isIP(address) !== 6) return ip;
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  // An IPv4 address of a socket that serves both families.
  if (canonical.startsWith('::ffff:')) return canonical;
  const [head = '', tail = ''] = canonical.split('::');
  const [first, last] = [head, tail].map((part) => (part === '' ? [] : part.split(':'))) as [string[], string[]];
  const groups = [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The zone of an address (`fe80::1%eth0`) is any text, and means something on one machine alone. */
const isAddress = (text: string): boolean => isIP(text) > 0 && !text.includes('%');
