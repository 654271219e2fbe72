import type { IncomingMessage, Server } from 'node:http';

const maxBodyMs = 10_000;

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Node's `requestTimeout` cannot differ between requests, so this timer limits the body. */
export function limitBodyTime(server: Server, request: IncomingMessage): void {
  if (request.complete || !hasBody(request)) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    server.emit('clientError', error, request.socket);
  }, maxBodyMs);
  timers.set(request, timer);
  request.once('close', () => clearTimeout(timer));
}

export const removeBodyTimeLimit = (request: IncomingMessage): void => clearTimeout(timers.get(request));

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
