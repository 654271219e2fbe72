import type { IncomingMessage } from 'node:http';

export const livePath = '/api/live';

/**
 * True for a request to become an open page, which is the only one that may leave HTTP. Any other, such as the offer of
 * HTTP/2 that some clients make with every request, is answered as if it had not asked.
 */
export function isLiveHandshake({ method, url = '', headers }: IncomingMessage): boolean {
  const [path, query = ''] = url.split('?');
  const { transport, EIO, sid } = Object.fromEntries(new URLSearchParams(query)) as Record<string, string | undefined>;
  return (
    path === livePath &&
    method === 'GET' &&
    headers.upgrade?.toLowerCase() === 'websocket' &&
    headers['sec-websocket-version'] === '13' &&
    /^[\w+/]{22}==$/.test(headers['sec-websocket-key'] ?? '') &&
    transport === 'websocket' &&
    EIO === '4' &&
    sid === undefined
  );
}
