import { prometheusContentType } from '@prometheus-io/client';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Settings } from '../config/settings.ts';
import { Metrics } from './metrics.ts';

export const metricsPath = '/metrics';

interface MetricsResponse {
  readonly status: 200 | 401 | 404;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const loopbackPattern = /^(127\.|::1$|::ffff:127\.)/;
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Without METRICS_TOKEN, only direct callers on this machine get the metrics, and only outside production. */
@Injectable()
export class MetricsEndpoint implements OnApplicationBootstrap {
  constructor(
    private readonly settings: Settings,
    private readonly metrics: Metrics,
  ) {}

  onApplicationBootstrap(): void {
    if (this.settings.hasMetrics) this.metrics.start();
  }

  register(fastify: FastifyInstance): void {
    fastify.get(metricsPath, async (request, reply) => {
      const { status, headers, body } = await this.respond(request.raw);
      return reply.status(status).headers(headers).send(body);
    });
  }

  async respond(request: IncomingMessage): Promise<MetricsResponse> {
    const status = this.checkAccess(request);
    const headers = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };
    if (status === 404) return { status, headers, body: 'Not found\n' };
    if (status === 401)
      return { status, headers: { ...headers, 'www-authenticate': 'Bearer' }, body: 'Send the METRICS_TOKEN.\n' };
    return { status, headers: { ...headers, 'content-type': prometheusContentType }, body: await this.metrics.read() };
  }

  private checkAccess({ headers, socket }: IncomingMessage): MetricsResponse['status'] {
    const { metricsToken, production, trustProxy } = this.settings;
    if (metricsToken) {
      const given = /^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
      return timingSafeEqual(digest(given), digest(metricsToken)) ? 200 : 401;
    }
    const isForwarded = trustProxy !== 0 || 'x-forwarded-for' in headers || 'forwarded' in headers;
    return !production && !isForwarded && loopbackPattern.test(socket.remoteAddress ?? '') ? 200 : 404;
  }
}
