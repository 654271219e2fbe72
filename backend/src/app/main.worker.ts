import { BullRegistrar } from '@nestjs/bullmq';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { Relay } from '../platform/outbox/relay.ts';
import { run } from './run.ts';
import { WorkerModule } from './worker.module.ts';

await run('worker', async () => {
  const app = await NestFactory.createApplicationContext(WorkerModule, { bufferLogs: true, abortOnError: false });
  app.useLogger(app.get(Logger));
  app.enableShutdownHooks();
  app.get(BullRegistrar, { strict: false }).register();
  app.get(Relay).start();
});
