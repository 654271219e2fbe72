import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

const quietMs = 250;
const maxDrainMs = 5_000;
const pollMs = 25;
const idleTurnMs = 0.25;
const maxIdleWaitMs = 1_000;

export function drainServerOnClose(fastify: FastifyInstance, isStopping: () => boolean = () => false): void {
  const { server } = fastify;
  const underWay = new Set<ServerResponse>();
  let lastActiveAt = 0;
  // Another listener can respond from memory, so this listener must run first.
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    lastActiveAt = performance.now();
    underWay.add(response);
    if (isStopping()) response.shouldKeepAlive = false;
    response.once('close', () => {
      lastActiveAt = performance.now();
      underWay.delete(response);
    });
  });

  async function untilQuiet(withinMs: number): Promise<void> {
    lastActiveAt = performance.now();
    const giveUpAt = performance.now() + withinMs;
    const leftMs = () => (underWay.size > 0 ? pollMs : lastActiveAt + quietMs - performance.now());
    while (leftMs() > 0 && performance.now() < giveUpAt) await pause(leftMs());
  }

  async function closeConnections(): Promise<void> {
    // A request that arrives on an open connection at this moment would get no response.
    await untilQuiet(Infinity);
    server.closeAllConnections();
  }

  fastify.addHook('preClose', async () => {
    if (server.listening) {
      await waitForIdleTurn();
      // `server.close` would also end idle connections, on which a request may be arriving.
      Server.prototype.close.call(server);
      await untilQuiet(maxDrainMs);
    }
    setImmediate(() => void closeConnections());
  });
}

/** Closing the port earlier would reset connections that Node has not accepted yet. */
async function waitForIdleTurn(): Promise<void> {
  const giveUpAt = performance.now() + maxIdleWaitMs;
  for (let beganAt = 0; performance.now() - beganAt > idleTurnMs && performance.now() < giveUpAt;) {
    beganAt = performance.now();
    await nextTurn();
  }
}
