import type { FastifyServerFactory } from 'fastify';
import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http';
import { limitBodyTime } from './body-time-limit.ts';
import type { RequestMetrics } from '../metrics/request-metrics.ts';
import { logRequest } from './request-log.ts';

/** Responds before Fastify and returns the id of the request; undefined if Fastify must respond. */
export type EarlyRequestHandler = (request: IncomingMessage, response: ServerResponse) => string | undefined;

/**
 * Milliseconds for which an idle connection stays open. Longer than the usual idle timeout of a proxy, so that the
 * proxy closes first and sends no request to a closed connection.
 */
const keepAliveTimeout = 72_000;

export const createServerFactory =
  (earlyHandler: EarlyRequestHandler, requests?: RequestMetrics, options: ServerOptions = {}): FastifyServerFactory =>
  (handler) => {
    const server = createServer({ keepAliveTimeout, ...options }, (request, response) => {
      const beganAt = performance.now();
      // During shutdown every request goes to Fastify, which closes each connection after the response.
      const requestId = server.listening ? earlyHandler(request, response) : undefined;
      logRequest(request, response, {
        beganAt,
        requestId,
        onClose: requests && ((elapsedMs) => requests.observe(request, response, elapsedMs)),
      });
      limitBodyTime(server, request);
      if (requestId === undefined) handler(request, response);
    });
    return server;
  };
