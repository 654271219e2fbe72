import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { IdParams } from '#platform/http/id-params.dto.ts';
import { ManageTasks } from '../use-cases/operations/manage-tasks.ts';
import { OperationsView, RetriedTasksView } from '../use-cases/operations/operations.view.ts';
import { ReadOperations } from '../use-cases/operations/read-operations.ts';
import { RequestBackup } from '../use-cases/operations/request-backup.ts';
import { RequestRestore } from '../use-cases/operations/request-restore.ts';
import { HoldDto, QueueDto, RestoreDto, TaskDto } from './operations.dto.ts';

@Controller('api/admin/operations')
export class OperationsController {
  constructor(
    private readonly readOperations: ReadOperations,
    private readonly manageTasks: ManageTasks,
    private readonly requestBackup: RequestBackup,
    private readonly requestRestore: RequestRestore,
  ) {}

  /** Returns the state of the running product, such as its workers, queues, emails, payments, alerts and backups. */
  @Get()
  @RequiresPermission('admin')
  read(): Promise<OperationsView> {
    return this.readOperations.read();
  }

  /** Requests a backup, which a worker starts within a minute. */
  @Post('backups')
  @HttpCode(204)
  @RequiresPermission('admin')
  backUp(@CurrentUser() actorId: string): Promise<void> {
    return this.requestBackup.request(actorId);
  }

  /**
   * Requests the restore of a backup. The site is read-only during the restore. Data newer than the backup then exists
   * only in the restore point, with which the restore can be undone.
   */
  @Post('restores')
  @HttpCode(204)
  @RequiresPermission('admin')
  restore(@CurrentUser() actorId: string, @Body() { backup, typed }: RestoreDto): Promise<void> {
    return this.requestRestore.request({ actorId, backup, typed });
  }

  /** Requests the undo of the last restore. This is possible while the restore point with the earlier data exists. */
  @Post('restores/:id/undo')
  @HttpCode(204)
  @RequiresPermission('admin')
  undoRestore(@Param() { id }: IdParams, @CurrentUser() actorId: string): Promise<void> {
    return this.requestRestore.undo(id, actorId);
  }

  /** Tries a failed task again now. */
  @Post('tasks/retry')
  @HttpCode(204)
  @RequiresPermission('admin')
  retry(@CurrentUser() actorId: string, @Body() { queue, id }: TaskDto): Promise<void> {
    return this.manageTasks.retry({ actorId, queue, id });
  }

  /** Tries failed tasks again, at most 100 tasks of each queue. */
  @Post('tasks/retry-all')
  @HttpCode(200)
  @RequiresPermission('admin')
  retryAll(@CurrentUser() actorId: string): Promise<RetriedTasksView> {
    return this.manageTasks.retryAll(actorId);
  }

  /** Drops a failed task, so that this task is not tried again. */
  @Post('tasks/drop')
  @HttpCode(204)
  @RequiresPermission('admin')
  drop(@CurrentUser() actorId: string, @Body() { queue, id }: TaskDto): Promise<void> {
    return this.manageTasks.drop({ actorId, queue, id });
  }

  /** Holds a queue for some time. Tasks that have not started wait until the queue is released. */
  @Post('queues/hold')
  @HttpCode(204)
  @RequiresPermission('admin')
  hold(@CurrentUser() actorId: string, @Body() { queue, minutes }: HoldDto): Promise<void> {
    return this.manageTasks.hold({ actorId, queue, minutes });
  }

  @Post('queues/release')
  @HttpCode(204)
  @RequiresPermission('admin')
  release(@CurrentUser() actorId: string, @Body() { queue }: QueueDto): Promise<void> {
    return this.manageTasks.release({ actorId, queue });
  }
}
