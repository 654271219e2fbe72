import { Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger, type BeforeApplicationShutdown, type Type } from '@nestjs/common';
import type { Job } from 'bullmq';
import { setTimeout as delay } from 'node:timers/promises';
import { JobRunner } from './job-runner.ts';
import type { QueueName } from './queues.ts';
import type { JobContent } from './queues.service.ts';

const concurrency = 5;
/** A job fails when its worker was killed during the job more often than this. */
const maxStalledCount = 5;
const lockDuration = 15_000;
const stalledInterval = 5_000;
const retryPauseMs = 1_000;

export abstract class QueueConsumer extends WorkerHost implements BeforeApplicationShutdown {
  private readonly log = new Logger('jobs');

  constructor(private readonly jobs: JobRunner) {
    super();
  }

  override process(job: Job<JobContent>): Promise<void> {
    return this.jobs.run(job);
  }

  /**
   * Runs jobs until the shutdown. Throws if the queue is unavailable at the start, because BullMQ would not reconnect.
   */
  async start(): Promise<void> {
    this.worker.on('error', () => undefined);
    await this.worker.waitUntilReady();
    void this.consumeJobs();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.worker.close();
  }

  private async consumeJobs(): Promise<void> {
    while (!this.worker.closing) {
      await this.worker.run().catch(async (err: unknown) => {
        this.log.warn({ event: 'consumer.resting', queue: this.worker.name, err });
        await delay(retryPauseMs);
      });
    }
  }
}

export function createConsumer(queue: QueueName): Type<QueueConsumer> {
  @Processor(queue, {
    concurrency,
    maxStalledCount,
    lockDuration,
    stalledInterval,
    autorun: false,
    runRetryDelay: retryPauseMs,
  })
  class Consumer extends QueueConsumer {
    constructor(jobs: JobRunner) {
      super(jobs);
    }
  }
  Object.defineProperty(Consumer, 'name', { value: `${queue}-consumer` });
  return Consumer;
}
