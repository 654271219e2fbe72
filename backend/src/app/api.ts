import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { Logger } from 'nestjs-pino';
import { Settings, readSettings } from '../platform/config/settings.ts';
import { fastifyAdapter, prepareServer } from '../platform/http/server.ts';
import { SiteServer } from '../platform/site/site-server.ts';

/** Brings an HTTP application of `module` up to the point where it can listen; without pages it is an API alone. */
export async function createApi(module: object, { pages = true } = {}): Promise<NestFastifyApplication> {
  const adapter = fastifyAdapter(readSettings(process.env));
  const app = await NestFactory.create<NestFastifyApplication>(module as never, adapter, {
    bufferLogs: true,
    bodyParser: false,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  app.enableShutdownHooks();
  app.useWebSocketAdapter(new IoAdapter(app));
  const settings = app.get(Settings);
  const site = app.get(SiteServer);
  const fastify = app.getHttpAdapter().getInstance();
  await prepareServer(app, settings);
  await site.register(fastify);
  await app.init();
  await fastify.ready();
  if (pages) await site.start(fastify);
  return app;
}
