import type { FastifyServerFactory } from 'fastify';
import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http';
import { logRequest } from './request-log.ts';

/** Answers a request ahead of Fastify and returns the request's id; undefined leaves it to Fastify. */
export type AnswersFirst = (request: IncomingMessage, response: ServerResponse) => string | undefined;

/** Longer than a proxy keeps a connection that is not used, so that it is the proxy that closes it. */
const keepAliveTimeout = 72_000;

/** A server that asks `answersFirst` and then Fastify. Fastify sets no options of a server that it did not make. */
export const serverFactory =
  (answersFirst: AnswersFirst, options: ServerOptions = {}): FastifyServerFactory =>
  (handler) => {
    const server = createServer({ keepAliveTimeout, ...options }, (request, response) => {
      // Once it has stopped listening, Fastify's hooks end the connections with their answers.
      const requestId = server.listening ? answersFirst(request, response) : undefined;
      logRequest(request, response, requestId);
      if (requestId === undefined) handler(request, response);
    });
    return server;
  };
