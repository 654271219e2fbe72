import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { ProductClock } from '../platform/clock/product-clock.ts';
import { Consumers, ConsumersModule } from '../platform/queue/consumers.module.ts';
import { Ticks } from '../platform/queue/ticks.ts';
import { modules } from './modules.ts';
import { PlatformModule } from './platform.module.ts';
import { refuseDemoAccounts } from './refuse-demo-accounts.ts';
import { run } from './run.ts';

/** Relay, queue consumers and schedules. */
@Module({ imports: [PlatformModule, ...modules, ConsumersModule] })
class WorkerModule {}

await run('worker', async (environment) => {
  await refuseDemoAccounts(environment);
  const app = await NestFactory.createApplicationContext(WorkerModule, { bufferLogs: true, abortOnError: false });
  app.useLogger(app.get(Logger));
  app.enableShutdownHooks();
  await app.get(Consumers).start();
  app.get(ProductClock).onJump(() => app.get(Ticks).tickAll());
});
