import { Injectable } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { queueNames, type QueueName } from './queues.ts';
import { QueueHolds, type QueueHold } from './queue-holds.ts';
import { Queues } from './queues.service.ts';

const scheduleFailureMs = 24 * 3_600_000;
const maxRead = 1_000;

export interface QueueState {
  readonly name: QueueName;
  readonly waiting: number;
  readonly active: number;
  /** Failed jobs that wait for another attempt. */
  readonly delayed: number;
  readonly failed: number;
  readonly oldestSeconds: number;
  readonly isPaused: boolean;
  /** Time of the automatic release; null when the queue runs, or when it was paused on the queue board. */
  readonly heldUntil: Date | null;
  /** Id of the user who holds the queue. */
  readonly heldBy: string | null;
}

@Injectable()
export class QueueInspector {
  constructor(
    private readonly queues: Queues,
    private readonly holds: QueueHolds,
  ) {}

  async read(): Promise<QueueState[]> {
    const holds = await this.holds.read();
    return this.queues.withTimeout(() => Promise.all(queueNames.map((name) => this.readQueue(name, holds.get(name)))));
  }

  async countFailed(): Promise<number> {
    const since = realTime().getTime() - scheduleFailureMs;
    const lists = await this.queues.withTimeout(() =>
      Promise.all(queueNames.map((name) => this.queues.get(name).getFailed(0, maxRead - 1))),
    );
    return lists.flat().filter(({ data, finishedOn = 0 }) => !('schedule' in data) || finishedOn > since).length;
  }

  private async readQueue(name: QueueName, hold: QueueHold | undefined): Promise<QueueState> {
    const queue = this.queues.get(name);
    const [counts, byPriority, [oldest], isPaused] = await Promise.all([
      queue.getJobCounts('active', 'delayed', 'failed'),
      // The count `waiting` omits the jobs of a paused queue, and all jobs have the priority 0.
      queue.getCountsPerPriority([0]),
      queue.getWaiting(0, 0),
      queue.isPaused(),
    ]);
    const { active = 0, delayed = 0, failed = 0 } = counts;
    const waiting = byPriority['0'] ?? 0;
    const oldestSeconds = oldest ? Math.max((realTime().getTime() - oldest.timestamp) / 1000, 0) : 0;
    const { until: heldUntil = null, heldBy = null } = (isPaused && hold) || {};
    return { name, waiting, active, delayed, failed, oldestSeconds, isPaused, heldUntil, heldBy };
  }
}
