import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

/** A response may take this long, and a stopping process waits as long. A call to Stripe has a shorter timeout. */
export const maxResponseMs = 15_000;
const quietMs = 250;
const pollMs = 25;
const idleTurnMs = 0.25;
const maxAcceptMs = 2_000;

export function drainServerOnClose(fastify: FastifyInstance, isStopping: () => boolean = () => false): void {
  const { server } = fastify;
  let underWay = 0;
  let lastActiveAt = 0;
  // All responses share this listener, because a listener for each one makes a page from memory a tenth slower.
  const onClose = () => {
    lastActiveAt = performance.now();
    underWay -= 1;
  };
  // Another listener can respond from memory, so this listener must run first.
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    lastActiveAt = performance.now();
    underWay += 1;
    if (isStopping()) response.shouldKeepAlive = false;
    response.on('close', onClose);
  });

  async function untilQuiet(withinMs: number): Promise<void> {
    lastActiveAt = performance.now();
    const giveUpAt = performance.now() + withinMs;
    const leftMs = () => (underWay > 0 ? pollMs : lastActiveAt + quietMs - performance.now());
    while (leftMs() > 0 && performance.now() < giveUpAt) await pause(leftMs());
  }

  async function closeConnections(): Promise<void> {
    // Waits for open requests, because a request that arrives at this moment would get no response.
    await untilQuiet(Infinity);
    server.closeAllConnections();
  }

  fastify.addHook('preClose', async () => {
    if (server.listening) {
      await closePort(server);
      await untilQuiet(maxResponseMs);
    }
    setImmediate(() => void closeConnections());
  });
}

/**
 * The kernel resets the connections that Node has not accepted when the port closes, and a busy process accepts only one
 * for each turn of its event loop. New connections are therefore only accepted, and served after the port is closed.
 */
async function closePort(server: Server & { pauseOnConnect?: boolean }): Promise<void> {
  const listeners = server.listeners('connection') as ((socket: Socket) => void)[];
  const waiting: Socket[] = [];
  server.removeAllListeners('connection');
  server.pauseOnConnect = true;
  server.on('connection', (socket: Socket) => waiting.push(socket));
  await untilIdleTurn(() => waiting.length);
  // `server.close` would also end idle connections, on which a request may be arriving.
  NetServer.prototype.close.call(server);
  server.pauseOnConnect = false;
  server.removeAllListeners('connection');
  for (const listener of listeners) server.on('connection', listener);
  for (const socket of waiting) {
    server.emit('connection', socket);
    socket.resume();
  }
}

async function untilIdleTurn(countAccepted: () => number): Promise<void> {
  const giveUpAt = performance.now() + maxAcceptMs;
  for (let isIdle = false; !isIdle && performance.now() < giveUpAt;) {
    const [beganAt, accepted] = [performance.now(), countAccepted()];
    await nextTurn();
    isIdle = performance.now() - beganAt < idleTurnMs && countAccepted() === accepted;
  }
}
