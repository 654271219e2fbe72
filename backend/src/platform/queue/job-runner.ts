import { Injectable, Logger } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Heartbeat } from '../health/heartbeat.ts';
import { runWithRequestId } from '../log/request-id.ts';
import { ReactionRunner } from '../reactions/reaction-runner.ts';
import { nameJobSpan } from '../tracing/tracing.ts';
import type { JobContent } from './queues.service.ts';
import { ScheduleRunner } from './schedule-runner.ts';

@Injectable()
export class JobRunner {
  private readonly log = new Logger('jobs');

  constructor(
    private readonly reactions: ReactionRunner,
    private readonly schedules: ScheduleRunner,
    private readonly heartbeat: Heartbeat,
  ) {}

  /** Returns false when the job must run later, because another job runs the same schedule. */
  run(job: Job<JobContent>): Promise<boolean> {
    return runWithRequestId('requestId' in job.data ? job.data.requestId : undefined, () => this.runLogged(job));
  }

  private async runLogged({ data, attemptsMade, queueName }: Job<JobContent>): Promise<boolean> {
    nameJobSpan('schedule' in data ? data.schedule : data.reaction, { ...data });
    try {
      if (!('schedule' in data)) await this.reactions.run(data.messageId, data.reaction);
      else if (!(await this.schedules.run(data))) return false;
      this.heartbeat.countDoneJob(queueName);
      return true;
    } catch (err) {
      this.log.warn({ event: 'job.failed', ...data, attempt: attemptsMade + 1, err });
      throw err;
    }
  }
}
