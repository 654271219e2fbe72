import { getQueueToken } from '@nestjs/bullmq';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Job, JobsOptions, Queue } from 'bullmq';
import { queueNames, type QueueName } from './queues.ts';

/** What a job says: which reaction to which fact, or which schedule. Never a payload, so never a secret. */
export type JobContent = { readonly messageId: string; readonly reaction: string } | { readonly schedule: string };

export interface JobRequest {
  readonly queue: QueueName;
  readonly id: string;
  readonly content: JobContent;
}

/** Eight attempts over about half an hour, then the job stays in the failed set. */
const jobOptions: JobsOptions = {
  attempts: 8,
  backoff: { type: 'exponential', delay: 2_000, jitter: 0.3 },
  removeOnComplete: { age: 3_600, count: 1_000 },
  removeOnFail: false,
};

/** The queues, by name. Only the relay and the schedules add to them. */
@Injectable()
export class Queues implements OnApplicationBootstrap {
  constructor(private readonly modules: ModuleRef) {}

  /** Fails the start when the queues cannot be reached, because BullMQ would not reconnect. */
  async onApplicationBootstrap(): Promise<void> {
    for (const name of queueNames) {
      const queue = this.get(name);
      queue.on('error', () => undefined);
      await queue.waitUntilReady();
    }
  }

  get(name: QueueName): Queue<JobContent> {
    return this.modules.get<Queue<JobContent>>(getQueueToken(name), { strict: false });
  }

  /** Adds the jobs that do not exist yet; job ids are unique. */
  async add(jobs: readonly JobRequest[]): Promise<void> {
    for (const [queue, requests] of Map.groupBy(jobs, (job) => job.queue)) {
      await this.get(queue).addBulk(
        requests.map(({ id, content }) => ({
          name: 'schedule' in content ? 'schedule' : 'reaction',
          data: content,
          opts: { ...jobOptions, jobId: id },
        })),
      );
    }
  }

  find({ queue, id }: JobRequest): Promise<Job<JobContent> | undefined> {
    return this.get(queue).getJob(id);
  }
}
