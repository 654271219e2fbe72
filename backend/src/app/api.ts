import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { Settings, readSettings } from '#platform/config/settings.ts';
import { ErrorFormatterRegistry } from '#platform/http/error-formatters.ts';
import { createFastifyAdapter, prepareServer } from '#platform/http/server.ts';
import { LiveAdapter } from '#platform/live/live-adapter.ts';
import { MetricsEndpoint } from '#platform/metrics/metrics-endpoint.ts';
import { Metrics } from '#platform/metrics/metrics.ts';
import { RequestMetrics } from '#platform/metrics/request-metrics.ts';
import { PreviewRequestHook } from '#platform/preview/preview-requests.ts';
import { QueueBoard } from '#platform/queue/board/queue-board.ts';
import { ResponseCache } from '#platform/site/response-cache.ts';
import { addRehearsalNoteToResponses } from '#platform/site/rehearsal-mark.ts';
import { SiteServer } from '#platform/site/site-server.ts';
import { traceRequests } from '#platform/tracing/tracing.ts';

export async function createApi(module: object, { pages = true } = {}): Promise<NestFastifyApplication> {
  const responseCache = new ResponseCache();
  const initialSettings = readSettings();
  const requests = initialSettings.hasMetrics ? new RequestMetrics() : undefined;
  const adapter = createFastifyAdapter(initialSettings, {
    formatters: () => app.get(ErrorFormatterRegistry),
    earlyHandler: (request, response) => responseCache.send(request, response),
    requests,
  });
  const app: NestFastifyApplication = await NestFactory.create<NestFastifyApplication>(module as never, adapter, {
    bufferLogs: true,
    bodyParser: false,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  // Without `useProcessExit`, a signal ends the process before the last log lines are written.
  app.enableShutdownHooks([], { useProcessExit: true });
  app.useWebSocketAdapter(new LiveAdapter(app));
  const settings = app.get(Settings);
  const site = app.get(SiteServer);
  const fastify = app.getHttpAdapter().getInstance();
  await traceRequests(fastify);
  if (requests) {
    app.get(Metrics).add(requests.duration);
    requests.register(fastify);
  }
  await prepareServer(app, settings);
  if (settings.rehearsal) addRehearsalNoteToResponses(fastify);
  app.get(MetricsEndpoint).register(fastify);
  await app.get(QueueBoard).register(fastify);
  app.get(PreviewRequestHook).register(fastify);
  await site.register(fastify, responseCache);
  await app.init();
  await fastify.ready();
  if (pages) await site.open(fastify);
  return app;
}
