import { Injectable, Logger } from '@nestjs/common';
import type { Job } from 'bullmq';
import { ReactionRunner } from '../reactions/reaction-runner.ts';
import { ReactionAndScheduleRegistry } from '../reactions/registry.ts';
import type { JobContent } from './queues.service.ts';

@Injectable()
export class JobRunner {
  private readonly log = new Logger('jobs');

  constructor(
    private readonly reactions: ReactionRunner,
    private readonly registry: ReactionAndScheduleRegistry,
  ) {}

  async run({ data, attemptsMade }: Job<JobContent>): Promise<void> {
    try {
      if ('schedule' in data) await this.registry.findSchedule(data.schedule)?.run();
      else await this.reactions.run(data.messageId, data.reaction);
    } catch (err) {
      this.log.warn({ event: 'job.failed', ...data, attempt: attemptsMade + 1, err });
      throw err;
    }
  }
}
