import { getQueueToken } from '@nestjs/bullmq';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Job, JobsOptions, Queue } from 'bullmq';
import { setTimeout as delay } from 'node:timers/promises';
import { unavailableError } from '#kernel/app-error.ts';
import { Settings } from '../config/settings.ts';
import { QueueConnection } from './queue-connection.ts';
import { queueNames, type QueueName } from './queues.ts';

/** The times (in ms) are missing in jobs of an earlier release. */
export interface ScheduledWork {
  readonly schedule: string;
  readonly dueAt?: number;
  readonly nextAt?: number;
}

/** Jobs contain only ids, names and times, and therefore no secrets. */
export type JobContent =
  { readonly messageId: string; readonly reaction: string; readonly requestId?: string } | ScheduledWork;

export interface JobRequest {
  readonly queue: QueueName;
  readonly id: string;
  readonly content: JobContent;
  readonly traceParent?: string | null;
}

/** The relay retries failed jobs of reactions at this interval. */
export const relayRetryMs = 15_000;

/** The eight attempts of a job take a few minutes. */
const jobOptions: JobsOptions = {
  attempts: 8,
  backoff: { type: 'exponential', delay: 2_000, jitter: 0.3 },
  removeOnFail: { age: 30 * 24 * 3_600 },
};

/** Has no `count`: in PostgreSQL it would make each finished job read all others, which causes deadlocks. */
const finishedJobs = { age: 3_600 };

const timeoutMs = 4_000;

class QueuesUnavailable extends unavailableError('queues.unavailable', 'The queues do not respond.') {}

@Injectable()
export class Queues implements OnApplicationBootstrap {
  private overdue = 0;

  constructor(
    private readonly modules: ModuleRef,
    private readonly settings: Settings,
    private readonly connection: QueueConnection,
  ) {}

  /** BullMQ would not reconnect after a failed first connection, so the start fails. */
  async onApplicationBootstrap(): Promise<void> {
    await this.connection.connectPatiently(async () => {
      for (const name of queueNames) {
        const queue = this.get(name);
        queue.on('error', () => undefined);
        await queue.waitUntilReady();
      }
    });
  }

  get(name: QueueName): Queue<JobContent> {
    return this.modules.get<Queue<JobContent>>(getQueueToken(name), { strict: false });
  }

  /** Rejects at once while an earlier call hangs, and a call may take effect after its timeout. */
  async withTimeout<Result>(call: () => Promise<Result>): Promise<Result> {
    if (this.overdue > 0) throw new QueuesUnavailable();
    const result = call();
    const timer = new AbortController();
    const timeout = delay(timeoutMs * this.settings.patience, undefined, { signal: timer.signal }).then(() => {
      this.overdue += 1;
      const end = () => void (this.overdue -= 1);
      result.then(end, end);
      throw new QueuesUnavailable();
    });
    try {
      return await Promise.race([result, timeout]);
    } finally {
      timeout.catch(() => undefined);
      timer.abort();
    }
  }

  add(jobs: readonly JobRequest[]): Promise<void> {
    return this.withTimeout(() => this.addAll(jobs));
  }

  private async addAll(jobs: readonly JobRequest[]): Promise<void> {
    for (const [queue, requests] of Map.groupBy(jobs, (job) => job.queue)) {
      await this.get(queue).addBulk(
        requests.map(({ id, content, traceParent: traceparent }) => ({
          name: 'schedule' in content ? 'schedule' : 'reaction',
          data: content,
          opts: {
            ...jobOptions,
            removeOnComplete: this.settings.redisUrl ? { ...finishedJobs, count: 1_000 } : finishedJobs,
            jobId: id,
            ...(traceparent && { telemetry: { metadata: JSON.stringify({ traceparent }) } }),
          },
        })),
      );
    }
  }

  find({ queue, id }: JobRequest): Promise<Job<JobContent> | undefined> {
    return this.get(queue).getJob(id);
  }
}
