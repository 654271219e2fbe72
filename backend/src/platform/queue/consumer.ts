import { Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger, type BeforeApplicationShutdown, type Type } from '@nestjs/common';
import { DelayedError, type Job } from 'bullmq';
import { setTimeout as delay } from 'node:timers/promises';
import { RestoreHold } from '../backup/restore-hold.ts';
import { JobRunner } from './job-runner.ts';
import { ScheduleRunner } from './schedule-runner.ts';
import type { QueueName } from './queues.ts';
import type { JobContent } from './queues.service.ts';

const concurrency = 5;
/** A job fails when its worker was killed or blocked more often than this. */
const maxStalledCount = 5;
const lockDuration = 15_000;
const stalledInterval = 5_000;
const retryPauseMs = 1_000;
const minHeldMs = 5_000;
const maxHeldMs = 60_000;

export abstract class QueueConsumer extends WorkerHost implements BeforeApplicationShutdown {
  private readonly log = new Logger('jobs');

  constructor(
    private readonly queue: QueueName,
    private readonly jobs: JobRunner,
    private readonly hold: RestoreHold,
    private readonly schedules: ScheduleRunner,
  ) {
    super();
  }

  override async process(job: Job<JobContent>, token?: string): Promise<void> {
    const isKnown = !('schedule' in job.data) || this.schedules.has(job.data.schedule);
    if (isKnown && !(await this.hold.holds(this.queue)) && (await this.jobs.run(job))) return;
    // A frequent schedule would add many jobs.
    if ('schedule' in job.data && this.schedules.isSuperseded(job.data)) return;
    const waitedMs = Date.now() - job.timestamp;
    await job.moveToDelayed(Date.now() + Math.min(Math.max(waitedMs / 4, minHeldMs), maxHeldMs), token);
    throw new DelayedError();
  }

  /** BullMQ would not reconnect after a failed first connection, so the start fails. */
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
    constructor(jobs: JobRunner, hold: RestoreHold, schedules: ScheduleRunner) {
      super(queue, jobs, hold, schedules);
    }
  }
  Object.defineProperty(Consumer, 'name', { value: `${queue}-consumer` });
  return Consumer;
}
