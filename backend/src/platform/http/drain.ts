import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Requests already sent are taken as read when none has arrived for this long. */
const quietMs = 250;
/** Upper limit, for clients that keep sending requests. */
const longestMs = 1_000;

/**
 * Drains the server on shutdown: it first reads and answers requests in transit, because closing a connection with an
 * unread request resets it. Then it answers what is under way and closes every connection. Browsers open connections
 * ahead of need, and one on which nothing was ever asked would keep a process that was told to end for a minute.
 */
export function drainOnClose(fastify: FastifyInstance): void {
  const { server } = fastify;
  const underWay = new Set<ServerResponse>();
  let lastAskedAt = 0;
  server.on('request', (_request: IncomingMessage, response: ServerResponse) => {
    lastAskedAt = performance.now();
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });

  async function untilQuiet(): Promise<void> {
    const beganAt = (lastAskedAt = performance.now());
    const leftMs = () => Math.min(lastAskedAt + quietMs, beganAt + longestMs) - performance.now();
    while (leftMs() > 0) await pause(leftMs());
  }

  async function closeConnections(): Promise<void> {
    for (const response of underWay) await once(response, 'close');
    server.closeAllConnections();
  }

  fastify.addHook('preClose', async () => {
    if (server.listening) await untilQuiet();
    // Right behind this hook the server stops listening: nobody comes in between.
    setImmediate(() => void closeConnections());
  });
}
