import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import type { Job, Queue } from 'bullmq';
import { describeFailure, describeStack } from '../failure-text.ts';

type Statuses = Parameters<BullMQAdapter['getJobs']>[0];

const shownFields = ['messageId', 'reaction', 'requestId', 'schedule'];

export class BoardQueue extends BullMQAdapter {
  constructor(
    queue: Queue,
    private readonly release: () => Promise<void>,
  ) {
    super(queue);
    this.setFormatter('data', (data: object) =>
      Object.fromEntries(Object.entries(data).filter(([field]) => shownFields.includes(field))),
    );
    this.setFormatter('returnValue', () => undefined);
  }

  /** Also deletes the stored time at which a hold ends. Otherwise a later pause would end at this time. */
  override resume(): Promise<void> {
    return this.release();
  }

  override async getJob(id: string): Promise<Job | undefined> {
    const job = await super.getJob(id);
    return job && hidePersonalData(job);
  }

  override async getJobs(statuses: Statuses, start?: number, end?: number): Promise<Job[]> {
    return (await super.getJobs(statuses, start, end)).map(hidePersonalData);
  }
}

/** BullMQ does not write these fields back, so only this copy changes. */
function hidePersonalData(job: Job): Job {
  if (job.failedReason) job.failedReason = describeFailure(job.failedReason);
  job.stacktrace = (job.stacktrace ?? []).map((stack) => describeStack(stack));
  return job;
}
