import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

/** Requests already sent are taken as read when none has arrived for this long. */
const quietMs = 250;
/** Upper limit, for clients that keep sending requests. */
const longestMs = 5_000;
/** A turn of the event loop in which next to nothing happened. */
const idleTurnMs = 0.25;
const longestWaitForIdleMs = 1_000;

/**
 * Drains the server on shutdown. First it closes the port: a proxy that is refused sends its request elsewhere, a POST
 * too. Requests on open connections are still answered, each with `Connection: close`. When none arrives any more, what is
 * under way is answered and every connection is closed. Browsers open connections ahead of need, and one on which nothing
 * was ever asked would keep the process for a minute.
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
    if (server.listening) {
      await untilIdleTurn();
      // The HTTP server's own close would end idle connections, on which a request may be arriving.
      Server.prototype.close.call(server);
      await untilQuiet();
    }
    setImmediate(() => void closeConnections());
  });
}

/** A connection that the system has accepted and Node has not is reset with the port, so the port closes on an idle turn. */
async function untilIdleTurn(): Promise<void> {
  const giveUpAt = performance.now() + longestWaitForIdleMs;
  for (let beganAt = 0; performance.now() - beganAt > idleTurnMs && performance.now() < giveUpAt;) {
    beganAt = performance.now();
    await nextTurn();
  }
}
