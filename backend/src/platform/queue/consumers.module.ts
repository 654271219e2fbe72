import { BullRegistrar } from '@nestjs/bullmq';
import { Injectable, Module } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { BackupList } from '../backup/backup-list.ts';
import { RestoreSupervisor } from '../backup/restore-supervisor.ts';
import { RunDueBackups } from '../backup/run-due-backups.ts';
import { CloseAbandonedEvents } from '../outbox/close-abandoned-events.ts';
import { DeleteDoneEvents } from '../outbox/delete-done-events.ts';
import { NewReactions } from '../outbox/new-reactions.ts';
import { OutboxMonths } from '../outbox/outbox-months.ts';
import { OutboxRelay } from '../outbox/relay.ts';
import { createConsumer } from './consumer.ts';
import { FutureJobs } from './future-jobs.ts';
import { JobRunner } from './job-runner.ts';
import { QueueConnection } from './queue-connection.ts';
import { QueueHolds } from './queue-holds.ts';
import { queueNames } from './queues.ts';
import { JobScheduler } from './job-scheduler.ts';
import { ScheduleLeases } from './schedule-leases.ts';
import { ScheduleRunner } from './schedule-runner.ts';

const consumers = queueNames.map(createConsumer);

@Injectable()
export class QueueConsumers {
  constructor(
    private readonly registrar: BullRegistrar,
    private readonly modules: ModuleRef,
    private readonly relay: OutboxRelay,
    private readonly restores: RestoreSupervisor,
    private readonly holds: QueueHolds,
    private readonly connection: QueueConnection,
  ) {}

  async start(): Promise<void> {
    await this.connection.connectPatiently(() => {
      this.registrar.register();
      return Promise.all(consumers.map((consumer) => this.modules.get(consumer, { strict: false }).start()));
    });
    this.relay.start();
    this.restores.start();
    this.holds.start();
  }
}

@Module({
  imports: [ScheduleModule.forRoot()],
  providers: [
    ...[
      JobRunner,
      ScheduleRunner,
      ScheduleLeases,
      FutureJobs,
      OutboxRelay,
      NewReactions,
      OutboxMonths,
      DeleteDoneEvents,
      CloseAbandonedEvents,
      BackupList,
      RunDueBackups,
      RestoreSupervisor,
    ],
    ...[JobScheduler, QueueConsumers],
    ...consumers,
  ],
  exports: [OutboxRelay, JobScheduler, QueueConsumers],
})
export class ConsumersModule {}
