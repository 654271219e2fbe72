import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

/** Time in milliseconds without a request after which no more requests are expected, so the shutdown continues. */
const quietMs = 250;
/** Maximum time in ms to wait for the last request, because some clients never stop sending requests. */
const maxDrainMs = 5_000;
/** Length of a turn of the event loop, in milliseconds. In a shorter turn the process counts as idle. */
const idleTurnMs = 0.25;
const maxIdleWaitMs = 1_000;

/**
 * Drains the server on shutdown. First it closes the port, so that proxies send new requests elsewhere. It still serves
 * requests on open connections, each with `Connection: close`. When no more requests arrive, it waits for the responses
 * in progress and then closes all connections: an idle connection that a browser opened in advance would block the exit
 * for a minute.
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
      // Calls close of the class `net.Server`, because close of the HTTP server would also end idle connections, on
      // which a request may be arriving.
      Server.prototype.close.call(server);
      await untilQuiet();
    }
    setImmediate(() => void closeConnections());
  });
}

/**
 * Waits until the event loop has nothing to do. Closing the port resets connections that the system has accepted but
 * Node has not, and an idle process has none of these.
 */
async function waitForIdleTurn(): Promise<void> {
  const giveUpAt = performance.now() + maxIdleWaitMs;
  for (let beganAt = 0; performance.now() - beganAt > idleTurnMs && performance.now() < giveUpAt;) {
    beganAt = performance.now();
    await nextTurn();
  }
}
