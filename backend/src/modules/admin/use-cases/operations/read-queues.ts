import { Injectable, Logger } from '@nestjs/common';
import { Settings } from '#platform/config/settings.ts';
import { Heartbeat } from '#platform/health/heartbeat.ts';
import { JobControl, type FailedJob } from '#platform/queue/job-control.ts';
import { QueueInspector, type QueueState } from '#platform/queue/queue-inspector.ts';
import { StaffNameLookup } from '#modules/auth/index.ts';
import { FindQueuesAtLimit } from '#modules/mailing/index.ts';
import type { QueueStateView, QueuesView } from './operations.view.ts';

const maxFailedTasks = 50;

@Injectable()
export class ReadQueues {
  private readonly log = new Logger('operations');

  constructor(
    private readonly settings: Settings,
    private readonly queues: QueueInspector,
    private readonly jobs: JobControl,
    private readonly heartbeat: Heartbeat,
    private readonly limits: FindQueuesAtLimit,
    private readonly names: StaffNameLookup,
  ) {}

  /** Returns null when the queues do not respond. */
  async read(): Promise<QueuesView | null> {
    const found = await this.askQueues();
    if (!found) return null;
    const [states, failedTasks] = found;
    const backend = this.settings.redisUrl ? 'redis' : 'postgresql';
    return { backend, items: await this.describe(states), failedTasks };
  }

  private async askQueues(): Promise<[QueueState[], FailedJob[]] | undefined> {
    try {
      return await Promise.all([this.queues.read(), this.jobs.listFailed(maxFailedTasks)]);
    } catch (err) {
      this.log.warn({ event: 'operations.queues-not-read', err });
      return undefined;
    }
  }

  private async describe(states: readonly QueueState[]): Promise<QueueStateView[]> {
    const [jobsPerMinute, limited, names] = await Promise.all([
      this.heartbeat.readJobsPerMinute(),
      this.limits.find(),
      this.names.load(states.map(({ heldBy }) => heldBy)),
    ]);
    return states.map((state) => ({
      ...state,
      doneInLastMinute: jobsPerMinute.get(state.name) ?? 0,
      isAtLimit: !state.isPaused && state.waiting + state.active > 0 && limited.has(state.name),
      heldBy: names.get(state.heldBy ?? '') ?? null,
    }));
  }
}
