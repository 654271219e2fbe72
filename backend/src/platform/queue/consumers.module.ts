import { Processor, WorkerHost } from '@nestjs/bullmq';
import { Injectable, Logger, Module, type BeforeApplicationShutdown, type Type } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import type { Job } from 'bullmq';
import { Relay } from '../outbox/relay.ts';
import { ReactionRunner } from '../reactions/reaction-runner.ts';
import { Registry } from '../reactions/registry.ts';
import { queueNames, type QueueName } from './queues.ts';
import type { JobContent } from './queues.service.ts';
import { Ticks } from './ticks.ts';

/** How many jobs of a queue one worker has at work. */
const concurrency = 5;
/** A worker may be killed this often in the middle of a job before the job counts as failed. */
const maxStalledCount = 5;

@Injectable()
export class JobRunner {
  private readonly log = new Logger('jobs');

  constructor(
    private readonly reactions: ReactionRunner,
    private readonly registry: Registry,
  ) {}

  async run({ data, attemptsMade }: Job<JobContent>): Promise<void> {
    try {
      if ('schedule' in data) await this.registry.schedule(data.schedule)?.work.run();
      else await this.reactions.run(data.messageId, data.reaction);
    } catch (err) {
      this.log.warn({ event: 'job.failed', ...data, attempt: attemptsMade + 1, err });
      throw err;
    }
  }
}

/** The one consumer of a queue. */
function consumerOf(queue: QueueName): Type<WorkerHost> {
  @Processor(queue, { concurrency, maxStalledCount, autorun: true })
  class Consumer extends WorkerHost implements BeforeApplicationShutdown {
    constructor(readonly jobs: JobRunner) {
      super();
    }
    override process(job: Job<JobContent>): Promise<void> {
      return this.jobs.run(job);
    }
    /** Waits for the jobs at work while the database and the queues are still there. */
    async beforeApplicationShutdown(): Promise<void> {
      await this.worker.waitUntilReady();
      await this.worker.close();
    }
  }
  Object.defineProperty(Consumer, 'name', { value: `${queue}-consumer` });
  return Consumer;
}

@Module({
  imports: [ScheduleModule.forRoot()],
  providers: [JobRunner, Relay, Ticks, ...queueNames.map(consumerOf)],
  exports: [Relay, Ticks],
})
export class ConsumersModule {}
