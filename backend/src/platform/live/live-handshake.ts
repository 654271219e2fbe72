import type { IncomingMessage } from 'node:http';

export const liveSocketPath = '/api/live';

export function isLiveHandshake({ method, url = '', headers }: IncomingMessage): boolean {
  const [path, query = ''] = url.split('?');
  const { transport, EIO, sid } = Object.fromEntries(new URLSearchParams(query)) as Record<string, string | undefined>;
  return (
    path === liveSocketPath &&
    method === 'GET' &&
    headers.upgrade?.toLowerCase() === 'websocket' &&
    headers['sec-websocket-version'] === '13' &&
    /^[\w+/]{22}==$/.test(headers['sec-websocket-key'] ?? '') &&
    transport === 'websocket' &&
    EIO === '4' &&
    sid === undefined
  );
}
