import './require-node.ts';
import './name-injection-circle.ts';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { readSettings } from '#platform/config/settings.ts';
import { ProductClock } from '#platform/clock/product-clock.ts';
import { ReadinessModule } from '#platform/health/readiness.module.ts';
import { QueueConsumers, ConsumersModule } from '#platform/queue/consumers.module.ts';
import { JobScheduler } from '#platform/queue/job-scheduler.ts';
import { startTracing } from '#platform/tracing/tracing.ts';
import { appModules } from './modules.ts';
import { PlatformModule } from './platform.module.ts';
import { awaitDatabase } from './await-database.ts';
import { checkReplicaDatabase } from './check-replica-database.ts';
import { refuseDemoAccounts } from './refuse-demo-accounts.ts';
import { refuseUnknownKeys } from './refuse-unknown-keys.ts';
import { runProcess } from './run.ts';
import { awaitRightClock, stopAtWrongClock } from './worker-clock.ts';
import { serveWorkerHealth } from './worker-health.ts';

@Module({ imports: [PlatformModule, ...appModules, ReadinessModule, ConsumersModule] })
class WorkerModule {}

await runProcess('worker', async (environment) => {
  await awaitDatabase(environment);
  await refuseDemoAccounts(environment);
  await refuseUnknownKeys(environment);
  await checkReplicaDatabase(readSettings(environment));
  await awaitRightClock(readSettings(environment));
  await startTracing('worker', readSettings(environment));
  const app = await NestFactory.createApplicationContext(WorkerModule, { bufferLogs: true, abortOnError: false });
  app.useLogger(app.get(Logger));
  // Without `useProcessExit`, a signal ends the process before the last log lines are written.
  app.enableShutdownHooks([], { useProcessExit: true });
  await app.get(QueueConsumers).start();
  const scheduler = app.get(JobScheduler);
  scheduler.start();
  serveWorkerHealth(app);
  stopAtWrongClock(app);
  app.get(ProductClock).onJump(() => scheduler.queueAllSchedules());
});
