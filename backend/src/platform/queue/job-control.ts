import { Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';
import { ReactionRunner } from '../reactions/reaction-runner.ts';
import { describeFailure } from './failure-text.ts';
import { queueNames, type QueueName } from './queues.ts';
import { Queues, relayRetryMs, type JobContent } from './queues.service.ts';

export interface FailedJob {
  readonly id: string;
  readonly queue: QueueName;
  /** Event of a reaction; null for a schedule. */
  readonly eventId: string | null;
  readonly task: string;
  readonly reason: string;
  readonly attempts: number;
  readonly maxAttempts: number;
  readonly failedAt: Date;
  /** Null for a schedule without further attempts: the schedule runs again at its next time. */
  readonly nextTryAt: Date | null;
}

interface JobKey {
  readonly queue: QueueName;
  readonly id: string;
}

const maxRetried = 100;

@Injectable()
export class JobControl {
  constructor(
    private readonly queues: Queues,
    private readonly reactions: ReactionRunner,
  ) {}

  async listFailed(limit: number): Promise<FailedJob[]> {
    const lists = await this.queues.withTimeout(() =>
      Promise.all(queueNames.map((name) => this.listQueue(name, limit))),
    );
    return lists
      .flat()
      .sort((one, other) => other.failedAt.getTime() - one.failedAt.getTime())
      .slice(0, limit);
  }

  async retry({ queue, id }: JobKey): Promise<boolean> {
    return this.queues.withTimeout(async () => {
      const job = await this.queues.get(queue).getJob(id);
      return job ? retryJob(job) : false;
    });
  }

  async retryAll(): Promise<number> {
    const failed = await this.queues.withTimeout(() =>
      Promise.all(queueNames.map((name) => this.queues.get(name).getFailed(0, maxRetried - 1))),
    );
    const retried = await this.queues.withTimeout(() => Promise.all(failed.flat().map(retryJob)));
    return retried.filter(Boolean).length;
  }

  /** The relay would repair a removed job, so the reaction of the job is recorded as done. */
  async drop({ queue, id }: JobKey): Promise<string | undefined> {
    const job = await this.queues.withTimeout(() => this.queues.get(queue).getJob(id));
    if (!job || !((await job.isFailed()) || (await job.isDelayed()))) return undefined;
    // The removal comes first, so that no worker runs a dropped reaction.
    if (!(await this.queues.withTimeout(() => removeJob(job)))) return undefined;
    if ('messageId' in job.data) await this.reactions.skip(job.data.messageId, job.data.reaction);
    return nameTask(job);
  }

  private async listQueue(name: QueueName, limit: number): Promise<FailedJob[]> {
    const queue = this.queues.get(name);
    const [failed, delayed] = await Promise.all([queue.getFailed(0, limit - 1), queue.getDelayed(0, limit - 1)]);
    const retrying = delayed.filter(({ failedReason }) => Boolean(failedReason));
    return [
      ...failed.map((job) => describeJob(name, job, 'schedule' in job.data ? null : readFailedAt(job) + relayRetryMs)),
      ...retrying.map((job) => describeJob(name, job, (job.processedOn ?? job.timestamp) + job.delay)),
    ];
  }
}

const nameTask = ({ data }: Job<JobContent>): string => ('schedule' in data ? data.schedule : data.reaction);

const readFailedAt = (job: Job<JobContent>): number => job.finishedOn ?? job.processedOn ?? job.timestamp;

const describeJob = (queue: QueueName, job: Job<JobContent>, nextTryMs: number | null): FailedJob => ({
  id: job.id ?? '',
  queue,
  eventId: 'messageId' in job.data ? job.data.messageId : null,
  task: nameTask(job),
  reason: describeFailure(job.failedReason),
  attempts: job.attemptsMade,
  maxAttempts: job.opts.attempts ?? 1,
  failedAt: new Date(readFailedAt(job)),
  nextTryAt: nextTryMs === null ? null : new Date(nextTryMs),
});

async function removeJob(job: Job<JobContent>): Promise<boolean> {
  try {
    await job.remove();
    return true;
  } catch (error) {
    // A worker may have taken the job.
    if ((await job.isFailed()) || (await job.isDelayed())) throw error;
    return false;
  }
}

async function retryJob(job: Job<JobContent>): Promise<boolean> {
  try {
    if (await job.isFailed()) await job.retry('failed');
    else if (await job.isDelayed()) await job.promote();
    else return false;
    return true;
  } catch (error) {
    // A worker or another administrator may have taken the job.
    if ((await job.isFailed()) || (await job.isDelayed())) throw error;
    return false;
  }
}
