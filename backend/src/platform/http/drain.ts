import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

const quietMs = 250;
const maxDrainMs = 5_000;
const idleTurnMs = 0.25;
const maxIdleWaitMs = 1_000;

/**
 * Drains the server on shutdown: closes the port, serves requests on open connections until none arrives, waits for
 * open responses, and closes all connections. An idle connection of a browser would otherwise delay the exit for a
 * minute.
 */
export function drainServerOnClose(fastify: FastifyInstance): void {
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
    const leftMs = () => Math.min(lastAskedAt + quietMs, beganAt + maxDrainMs) - performance.now();
    while (leftMs() > 0) await pause(leftMs());
  }

  async function closeConnections(): Promise<void> {
    for (const response of underWay) await once(response, 'close');
    server.closeAllConnections();
  }

  fastify.addHook('preClose', async () => {
    if (server.listening) {
      await waitForIdleTurn();
      // The close method of the HTTP server would also end idle connections, on which a request may be arriving.
      Server.prototype.close.call(server);
      await untilQuiet();
    }
    setImmediate(() => void closeConnections());
  });
}

/**
 * Waits until the event loop is idle. Closing the port earlier would reset connections that Node has not accepted yet.
 */
async function waitForIdleTurn(): Promise<void> {
  const giveUpAt = performance.now() + maxIdleWaitMs;
  for (let beganAt = 0; performance.now() - beganAt > idleTurnMs && performance.now() < giveUpAt;) {
    beganAt = performance.now();
    await nextTurn();
  }
}
