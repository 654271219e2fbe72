import { Injectable } from '@nestjs/common';
import { Transaction } from '#platform/database/transaction.ts';
import { JobControl } from '#platform/queue/job-control.ts';
import { QueueHolds } from '#platform/queue/queue-holds.ts';
import type { QueueName } from '#platform/queue/queues.ts';
import { TaskNotWaiting } from '../../domain/errors.ts';
import type { RetriedTasksView } from './operations.view.ts';

interface TaskAction {
  readonly actorId: string;
  readonly queue: QueueName;
  readonly id: string;
}

@Injectable()
export class ManageTasks {
  constructor(
    private readonly tx: Transaction,
    private readonly jobs: JobControl,
    private readonly holds: QueueHolds,
  ) {}

  async retry({ actorId, queue, id }: TaskAction): Promise<void> {
    if (!(await this.jobs.retry({ queue, id }))) throw new TaskNotWaiting();
    await this.record('admin.task-retried', actorId, { queue, task: id });
  }

  async retryAll(actorId: string): Promise<RetriedTasksView> {
    const retried = await this.jobs.retryAll();
    await this.record('admin.tasks-retried', actorId, { retried });
    return { retried };
  }

  async drop({ actorId, queue, id }: TaskAction): Promise<void> {
    await this.tx.run(async ({ auditLog }) => {
      const task = await this.jobs.drop({ queue, id });
      if (task === undefined) throw new TaskNotWaiting();
      auditLog.record({ action: 'admin.task-dropped', actorId, subjectId: null, details: { queue, task: id } });
    });
  }

  async hold({ actorId, queue, minutes }: Omit<TaskAction, 'id'> & { readonly minutes: number }): Promise<void> {
    await this.holds.hold(queue, minutes, actorId);
    await this.record('admin.queue-held', actorId, { queue, minutes });
  }

  async release({ actorId, queue }: Omit<TaskAction, 'id'>): Promise<void> {
    await this.holds.release(queue);
    await this.record('admin.queue-released', actorId, { queue });
  }

  private async record(action: string, actorId: string, details: Record<string, string | number>): Promise<void> {
    await this.tx.run(async ({ auditLog }) => auditLog.record({ action, actorId, subjectId: null, details }));
  }
}
