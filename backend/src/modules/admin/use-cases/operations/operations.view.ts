import { ApiProperty } from '@nestjs/swagger';
import { restoreKinds, restoreSteps, type RestoreKind, type RestoreStep } from '#platform/backup/restore-run.ts';
import { queueNames, type QueueName } from '#platform/queue/queues.ts';

export class FailedTaskView {
  id!: string;
  @ApiProperty({ enum: queueNames, enumName: 'QueueName' })
  queue!: QueueName;
  /** Name of the reaction or of the scheduled job that the task runs. */
  task!: string;
  /** Email address to which the task sends one email; null for any other task. */
  @ApiProperty({ type: String, nullable: true })
  recipient!: string | null;
  /** Error message of the last attempt, without personal data. */
  reason!: string;
  /** Can be more than `maxAttempts`, because the task of an event is retried until it succeeds. */
  attempts!: number;
  maxAttempts!: number;
  failedAt!: Date;
  /** Time of the next attempt; null for a scheduled job that runs again only at its next time. */
  @ApiProperty({ type: Date, nullable: true })
  nextTryAt!: Date | null;
}

export class QueueStateView {
  @ApiProperty({ enum: queueNames, enumName: 'QueueName' })
  name!: QueueName;
  waiting!: number;
  active!: number;
  /** Number of tasks that wait for another attempt. */
  delayed!: number;
  failed!: number;
  /** Age of the oldest waiting task in seconds; 0 when no task waits. */
  oldestSeconds!: number;
  /** Number of tasks that were done in the last minute. The number can be some seconds old. */
  doneInLastMinute!: number;
  /** True when emails wait because the limit of emails per minute is reached. */
  isAtLimit!: boolean;
  isPaused!: boolean;
  /** Time when the held queue is released automatically; null when the queue runs or was paused on the queue board. */
  @ApiProperty({ type: Date, nullable: true })
  heldUntil!: Date | null;
  /** Name of the person who holds the queue; null when `heldUntil` is null or the account was deleted. */
  @ApiProperty({ type: String, nullable: true })
  heldBy!: string | null;
}

export class QueuesView {
  /** Store of the queues. */
  @ApiProperty({ enum: ['postgresql', 'redis'], enumName: 'QueueBackend' })
  backend!: 'postgresql' | 'redis';
  items!: QueueStateView[];
  /** The latest failures, at most 50 tasks. */
  failedTasks!: FailedTaskView[];
}

export class OutboxStateView {
  unpublished!: number;
  /** Age of the oldest unpublished domain event in seconds; 0 when all events are published. */
  unpublishedSeconds!: number;
  /** Number of domain events that are not published yet or have an unfinished reaction. */
  open!: number;
  openSeconds!: number;
}

export class TableSizeView {
  name!: string;
  /** Approximate number of rows. */
  rows!: number;
  /** Size with indexes. */
  bytes!: number;
}

export class DatabaseStateView {
  /** Connections of this process that are in use. */
  busy!: number;
  /** Connections that this process may open. */
  max!: number;
  /** Calls that wait for a connection. */
  waiting!: number;
  bytes!: number;
  /** The ten largest tables, largest first. */
  tables!: TableSizeView[];
}

export class WorkersView {
  /** Number of workers that were seen in the last 30 seconds. */
  alive!: number;
  /** Seconds since a worker was last seen; null when there was none for an hour. */
  @ApiProperty({ type: Number, nullable: true })
  lastSeenSeconds!: number | null;
}

export class EmailsPerMinuteView {
  at!: Date;
  emails!: number;
}

export class EmailRateView {
  /** Maximum number of emails per minute. */
  limit!: number;
  /** The last 60 minutes, oldest first. */
  minutes!: EmailsPerMinuteView[];
  /** Number of emails that are not sent yet, without those of campaigns. */
  waiting!: number;
  /** Age of the oldest waiting email in seconds; 0 when no email waits. */
  waitingSeconds!: number;
}

export class PaymentWebhooksView {
  /** Time when the last webhook of Stripe arrived; null before the first one. */
  @ApiProperty({ type: Date, nullable: true })
  lastReceivedAt!: Date | null;
  /** Number of webhooks that are not processed. */
  open!: number;
  openSeconds!: number;
}

export class StorageView {
  /** True when files are stored in a bucket. `usedBytes` and `totalBytes` then describe the disk of temporary files. */
  isBucket!: boolean;
  usedBytes!: number;
  totalBytes!: number;
}

export class OperationsAlertView {
  id!: string;
  title!: string;
  /** Sentence about the cause, with the numbers of the last check that found the cause. */
  detail!: string;
  /** Instruction for the administrator. */
  action!: string;
  openedAt!: Date;
  /** Time of the first check without the cause; null while the cause exists. */
  @ApiProperty({ type: Date, nullable: true })
  overSince!: Date | null;
  /** Time when the alert ended; null while the alert is open. */
  @ApiProperty({ type: Date, nullable: true })
  closedAt!: Date | null;
}

export class LastBackupView {
  name!: string;
  finishedAt!: Date;
  sizeBytes!: number;
  /** Time when the backup was restored into a scratch database and checked. */
  @ApiProperty({ type: Date, nullable: true })
  verifiedAt!: Date | null;
  /** Reason why the last verification by a worker failed; null when it succeeded or none was made. */
  @ApiProperty({ type: String, nullable: true })
  verificationFailure!: string | null;
}

export class FailedBackupView {
  failedAt!: Date;
  /** Reason of the failure and what to do, in one sentence. */
  reason!: string;
}

export class AvailableBackupView {
  name!: string;
  createdAt!: Date;
  /** Null for a backup that another installation or an earlier data set wrote. */
  @ApiProperty({ type: Number, nullable: true })
  sizeBytes!: number | null;
  /** Time when the backup was restored into a scratch database and checked. */
  @ApiProperty({ type: Date, nullable: true })
  verifiedAt!: Date | null;
}

export class RestoreView {
  id!: string;
  @ApiProperty({ enum: restoreKinds, enumName: 'RestoreKind' })
  kind!: RestoreKind;
  @ApiProperty({ enum: restoreSteps, enumName: 'RestoreStep' })
  step!: RestoreStep;
  requestedAt!: Date;
  /** Time at which the restored data was saved; null before the backup is read. */
  @ApiProperty({ type: Date, nullable: true })
  dataAt!: Date | null;
  /** Time of the end; null while the restore is requested or runs. */
  @ApiProperty({ type: Date, nullable: true })
  finishedAt!: Date | null;
  /** Reason why the restore failed or repeats its current step; null without a failure. */
  @ApiProperty({ type: String, nullable: true })
  failure!: string | null;
  /**
   * Id of the last successful restore, which can be undone even if a later restore failed. Null while a restore runs,
   * and when the data from before that restore no longer exists.
   */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  undoId!: string | null;
}

export class BackupStateView {
  /** False when the settings contain no place for backups, or no key (recipient) to encrypt them. */
  isConfigured!: boolean;
  /** True when a backup is requested or runs. */
  isRunning!: boolean;
  @ApiProperty({ type: LastBackupView, nullable: true })
  last!: LastBackupView | null;
  /** The last failure; null when no backup failed or a later backup succeeded. */
  @ApiProperty({ type: FailedBackupView, nullable: true })
  failure!: FailedBackupView | null;
  @ApiProperty({ type: Date, nullable: true })
  nextAt!: Date | null;
  /** At most 100 complete backups, newest first. */
  available!: AvailableBackupView[];
  @ApiProperty({ type: RestoreView, nullable: true })
  restore!: RestoreView | null;
}

export class OperationsView {
  checkedAt!: Date;
  version!: string;
  database!: DatabaseStateView;
  workers!: WorkersView;
  /** Null when the queues do not respond. */
  @ApiProperty({ type: QueuesView, nullable: true })
  queues!: QueuesView | null;
  outbox!: OutboxStateView;
  email!: EmailRateView;
  payments!: PaymentWebhooksView;
  storage!: StorageView;
  /** Open alerts, then closed alerts that opened in the last 30 days; at most 20. */
  alerts!: OperationsAlertView[];
  backup!: BackupStateView;
}

export class RetriedTasksView {
  /** Number of tasks that are tried again. */
  retried!: number;
}
