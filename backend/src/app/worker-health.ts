import type { INestApplicationContext } from '@nestjs/common';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Settings } from '#platform/config/settings.ts';
import { Heartbeat } from '#platform/health/heartbeat.ts';
import { productVersion } from '#platform/config/product-version.ts';
import { MetricsEndpoint, metricsPath } from '#platform/metrics/metrics-endpoint.ts';
import { ServerNotReady, ReadinessCheck } from '#platform/health/readiness.ts';

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

export function serveWorkerHealth(app: INestApplicationContext): void {
  const { workerHealthPort, host } = app.get(Settings);
  if (!workerHealthPort) return;
  const readiness = app.get(ReadinessCheck);
  const heartbeat = app.get(Heartbeat);
  const metrics = app.get(MetricsEndpoint);
  async function ready(response: ServerResponse): Promise<void> {
    try {
      const health = await readiness.check('worker');
      await heartbeat.checkWorkers({ own: true });
      send(response, 200, health);
    } catch (thrown) {
      send(response, 503, {
        status: 'not-ready',
        ...(thrown instanceof ServerNotReady ? thrown.extras : { missing: 'worker' }),
      });
    }
  }
  async function sendMetrics(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const { status, headers, body } = await metrics.respond(request);
      response.writeHead(status, headers).end(body);
    } catch {
      send(response, 500, { status: 'failed' });
    }
  }
  createServer((request, response) => {
    if (request.url === '/api/health/live') send(response, 200, { status: 'ok', missing: [], version: productVersion });
    else if (request.url === '/api/health/ready') void ready(response);
    else if (request.url === metricsPath) void sendMetrics(request, response);
    else send(response, 404, { status: 'not-found' });
  })
    .listen(workerHealthPort, host)
    .unref();
}
