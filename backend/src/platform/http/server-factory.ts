import type { FastifyServerFactory } from 'fastify';
import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http';
import { logRequest } from './request-log.ts';

/** Responds to a request before Fastify and returns the request's id; undefined leaves the request to Fastify. */
export type EarlyRequestHandler = (request: IncomingMessage, response: ServerResponse) => string | undefined;

/**
 * Time in which an idle connection stays open. It is longer than a proxy's idle timeout, so that the proxy closes the
 * connection first.
 */
const keepAliveTimeout = 72_000;

export const createServerFactory =
  (earlyHandler: EarlyRequestHandler, options: ServerOptions = {}): FastifyServerFactory =>
  (handler) => {
    const server = createServer({ keepAliveTimeout, ...options }, (request, response) => {
      // During shutdown all requests must reach Fastify, whose hooks close each connection after its response.
      const requestId = server.listening ? earlyHandler(request, response) : undefined;
      logRequest(request, response, requestId);
      if (requestId === undefined) handler(request, response);
    });
    return server;
  };
