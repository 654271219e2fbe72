import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * When the server closes, what is under way is answered; then every line is closed. Browsers open lines ahead of need,
 * and one on which nothing was ever asked would keep a process that was told to end for a minute.
 */
export function drainOnClose(fastify: FastifyInstance): void {
  const { server } = fastify;
  const underWay = new Set<ServerResponse>();
  server.on('request', (_request: IncomingMessage, response: ServerResponse) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });

  async function closeLines(): Promise<void> {
    for (const response of underWay) await once(response, 'close');
    server.closeAllConnections();
  }
  fastify.addHook('preClose', (done) => {
    // Right behind this hook the server stops listening: nobody comes in between.
    setImmediate(() => void closeLines());
    done();
  });
}
