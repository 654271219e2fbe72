import type { FastifyServerFactory } from 'fastify';
import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http';

/** Answers a request ahead of Fastify; false leaves it to Fastify. */
export type AnswersFirst = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Longer than a proxy keeps a connection that is not used, so that it is the proxy that closes it. */
const keepAliveTimeout = 72_000;

/** A server that asks `answersFirst` and then Fastify. Fastify sets no options of a server that it did not make. */
export const serverFactory =
  (answersFirst: AnswersFirst, options: ServerOptions = {}): FastifyServerFactory =>
  (handler) => {
    const server = createServer({ keepAliveTimeout, ...options }, (request, response) => {
      // Once it has stopped listening, Fastify's hooks end the connections with their answers.
      if (!server.listening || !answersFirst(request, response)) handler(request, response);
    });
    return server;
  };
