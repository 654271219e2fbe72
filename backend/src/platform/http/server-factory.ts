import type { FastifyServerFactory } from 'fastify';
import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http';
import { limitBodyTime } from './body-time-limit.ts';
import type { RequestMetrics } from '../metrics/request-metrics.ts';
import { logRequest } from './request-log.ts';

export type EarlyRequestHandler = (request: IncomingMessage, response: ServerResponse) => string | undefined;

/** A proxy must close an idle connection first, so this time exceeds the usual timeout of proxies. */
const keepAliveTimeout = 72_000;

export const createServerFactory =
  (earlyHandler: EarlyRequestHandler, requests?: RequestMetrics, options: ServerOptions = {}): FastifyServerFactory =>
  (handler) => {
    const server = createServer({ keepAliveTimeout, ...options }, (request, response) => {
      const beganAt = performance.now();
      // During shutdown, Fastify must handle every request, because Fastify closes each connection.
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
