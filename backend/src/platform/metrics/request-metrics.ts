import { Histogram } from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';

const buckets = [0.01, 0.03, 0.1, 0.3, 1, 3, 10];

const siteRoute = 'site';
const unknownRoute = 'unknown';

/** The label is the route template and not the URL, so that the label has few values. */
export class RequestMetrics {
  readonly duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route template; status "aborted": the caller closed the connection',
    labelNames: ['method', 'route', 'status'] as const,
    buckets,
    registers: [],
  });
  private readonly routes = new WeakMap<IncomingMessage, string>();

  register(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', (request, _reply, done) => {
      const { url } = request.routeOptions;
      if (!request.is404 && url !== undefined) this.routes.set(request.raw, url);
      done();
    });
  }

  observe(request: IncomingMessage, response: ServerResponse, elapsedMs: number): void {
    const { statusCode, writableFinished } = response;
    const labels = {
      method: request.method ?? 'GET',
      route: this.routes.get(request) ?? (statusCode < 400 ? siteRoute : unknownRoute),
      status: writableFinished ? String(statusCode) : 'aborted',
    };
    this.duration.observe(labels, elapsedMs / 1000);
  }
}
