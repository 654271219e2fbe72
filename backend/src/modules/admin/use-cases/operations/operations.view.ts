import { ApiProperty } from '@nestjs/swagger';
import { restoreKinds, restoreSteps, type RestoreKind, type RestoreStep } from '#platform/backup/restore-run.ts';
import { queueNames, type QueueName } from '#platform/queue/queues.ts';

export class FailedTaskView {
  id!: string;
  @ApiProperty({ enum: queueNames, enumName: 'QueueName' })
  queue!: QueueName;
  /** Name of the reaction or of the schedule. */
  task!: string;
  /** Email address to which the task sends one email; null for any other task. */
  @ApiProperty({ type: String, nullable: true })
  recipient!: string | null;
  /** Error without personal data. */
  reason!: string;
  attempts!: number;
  maxAttempts!: number;
  failedAt!: Date;
  /** Time of the next attempt; null when no attempt is left. */
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
  /** Age of the oldest waiting task in seconds; 0 without one. */
  oldestSeconds!: number;
  /** Number of tasks done in a minute that ended at most a few seconds ago. */
  doneInLastMinute!: number;
  /** True when emails of the queue wait for the limit of emails per minute. */
  isAtLimit!: boolean;
  isPaused!: boolean;
  /** Time of the automatic release; null when the queue runs, or when it was paused on the queue board. */
  @ApiProperty({ type: Date, nullable: true })
  heldUntil!: Date | null;
  /** Name of the person who holds the queue; null like `heldUntil`, and when the account was deleted. */
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
  /** Age of the oldest unpublished event in seconds; 0 without one. */
  unpublishedSeconds!: number;
  /** Number of events that are unpublished or have a reaction that is not done. */
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

export class EmailMinuteView {
  at!: Date;
  emails!: number;
}

export class EmailRateView {
  /** Maximum number of emails per minute. */
  limit!: number;
  /** The last 60 minutes, oldest first. */
  minutes!: EmailMinuteView[];
  /** Number of emails that are not sent yet, without those of campaigns. */
  waiting!: number;
  /** Age of the oldest waiting email in seconds; 0 without one. */
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
  /** True when files are in a bucket; the sizes are then those of the folder of temporary files. */
  isBucket!: boolean;
  usedBytes!: number;
  totalBytes!: number;
}

export class OperationsAlertView {
  id!: string;
  title!: string;
  /** Sentence with the numbers of the last check that found the cause. */
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
  /** Time of the data that the restore brings back; null before the backup is read. */
  @ApiProperty({ type: Date, nullable: true })
  dataAt!: Date | null;
  /** Time of the end; null while the restore is requested or runs. */
  @ApiProperty({ type: Date, nullable: true })
  finishedAt!: Date | null;
  /** Reason why the restore failed or repeats its current step; null without a failure. */
  @ApiProperty({ type: String, nullable: true })
  failure!: string | null;
  /**
   * Id of the restore that can be undone: the last one that succeeded, also when a later one failed. Null while a restore
   * runs, and when the data of before it no longer exists.
   */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  undoId!: string | null;
}

export class BackupStateView {
  /** False when the settings name no place or no recipient of backups. */
  isConfigured!: boolean;
  /** True when a backup is requested or runs. */
  isRunning!: boolean;
  @ApiProperty({ type: LastBackupView, nullable: true })
  last!: LastBackupView | null;
  /** The last failure; null when a backup succeeded after it or none failed. */
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
