import { Injectable, Logger } from '@nestjs/common';
import { Settings } from '#platform/config/settings.ts';
import { Heartbeat } from '#platform/health/heartbeat.ts';
import { JobControl, type FailedJob } from '#platform/queue/job-control.ts';
import { QueueInspector, type QueueState } from '#platform/queue/queue-inspector.ts';
import { StaffNameLookup } from '#modules/auth/index.ts';
import { FindQueuesAtLimit, FindTaskRecipients } from '#modules/mailing/index.ts';
import type { FailedTaskView, QueueStateView, QueuesView } from './operations.view.ts';

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
    private readonly recipients: FindTaskRecipients,
  ) {}

  /** Returns null when the queues do not respond. */
  async read(): Promise<QueuesView | null> {
    const found = await this.askQueues();
    if (!found) return null;
    const [states, failed] = found;
    const backend = this.settings.redisUrl ? 'redis' : 'postgresql';
    const [items, failedTasks] = await Promise.all([this.describe(states), this.addRecipients(failed)]);
    return { backend, items, failedTasks };
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

  private async addRecipients(jobs: readonly FailedJob[]): Promise<FailedTaskView[]> {
    const recipients = await this.recipients.find(jobs.flatMap(({ eventId }) => eventId ?? []));
    return jobs.map(({ eventId, ...task }) => ({ ...task, recipient: recipients.get(eventId ?? '') ?? null }));
  }
}
