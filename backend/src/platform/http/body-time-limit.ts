import type { IncomingMessage, Server } from 'node:http';

/** Time in which a slow client must have sent the whole body, unless an operation allows more. */
const maxBodyMs = 10_000;

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * Rejects a request whose body takes too long. Node's own `requestTimeout` cannot do this, because it cannot differ
 * between requests.
 */
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

/** Removes the time limit of the body for one request; only the server's time limit for all requests then applies. */
export const allowLongBody = (request: IncomingMessage): void => clearTimeout(timers.get(request));

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
