import { BullModule } from '@nestjs/bullmq';
import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { BullMQOtel } from 'bullmq-otel';
import { Settings } from '../config/settings.ts';
import { EmailOutbox } from '../outbox/email-outbox.ts';
import { OutboxState } from '../outbox/outbox-state.ts';
import { ReactionRunner } from '../reactions/reaction-runner.ts';
import { ReactionAndScheduleRegistry } from '../reactions/registry.ts';
import { QueueBoardAccess } from './board/queue-board-access.ts';
import { QueueConnection, QueueConnectionModule } from './queue-connection.ts';
import { queueNames } from './queues.ts';
import { JobControl } from './job-control.ts';
import { QueueHolds } from './queue-holds.ts';
import { QueueInspector } from './queue-inspector.ts';
import { Queues } from './queues.service.ts';

const exported = [
  Queues,
  QueueInspector,
  QueueHolds,
  JobControl,
  QueueBoardAccess,
  ReactionAndScheduleRegistry,
  ReactionRunner,
  EmailOutbox,
  OutboxState,
];

@Global()
@Module({
  imports: [
    DiscoveryModule,
    QueueConnectionModule,
    BullModule.forRootAsync({
      imports: [QueueConnectionModule],
      inject: [QueueConnection, Settings],
      useFactory: (queues: QueueConnection, { otelExporterOtlpEndpoint }: Settings) => ({
        connection: queues.options,
        ...(otelExporterOtlpEndpoint && { telemetry: new BullMQOtel({ tracerName: 'bullmq' }) }),
      }),
      extraOptions: { manualRegistration: true },
    }),
    ...queueNames.map((name) => BullModule.registerQueue({ name })),
  ],
  providers: exported,
  exports: [...exported, QueueConnectionModule],
})
export class QueueModule {}
