import type { FastifyServerFactory } from 'fastify';
import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http';
import { limitBodyTime } from './body-time-limit.ts';
import type { RequestMetrics } from '../metrics/request-metrics.ts';
import { logRequest } from './request-log.ts';

/**
 * Responds to a request before Fastify sees it and returns the request's id; undefined means that Fastify must respond.
 */
export type EarlyRequestHandler = (request: IncomingMessage, response: ServerResponse) => string | undefined;

/**
 * Time in milliseconds in which an idle connection stays open. It is longer than the idle timeout of a proxy, so that
 * the proxy closes the connection first and never sends a request to a closed one.
 */
const keepAliveTimeout = 72_000;

export const createServerFactory =
  (earlyHandler: EarlyRequestHandler, requests?: RequestMetrics, options: ServerOptions = {}): FastifyServerFactory =>
  (handler) => {
    const server = createServer({ keepAliveTimeout, ...options }, (request, response) => {
      const onClose = requests?.observe(request, response);
      // During shutdown all requests must reach Fastify, whose hooks close each connection after its response.
      const requestId = server.listening ? earlyHandler(request, response) : undefined;
      logRequest(request, response, { requestId, onClose });
      limitBodyTime(server, request);
      if (requestId === undefined) handler(request, response);
    });
    return server;
  };
