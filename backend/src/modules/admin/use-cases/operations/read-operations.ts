import { Injectable } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { BackupRuns } from '#platform/backup/backup-runs.ts';
import { readBackupTime } from '#platform/backup/manifest.ts';
import { RestoreRequests, type RestoreState } from '#platform/backup/restore-requests.ts';
import { productVersion } from '#platform/config/product-version.ts';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import { DatabaseSize } from '#platform/database/database-size.ts';
import { readDiskUsage } from '#platform/health/disk.ts';
import { Heartbeat } from '#platform/health/heartbeat.ts';
import { OutboxState } from '#platform/outbox/outbox-state.ts';
import { ReadWebhookState } from '#modules/billing/index.ts';
import { ReadEmailRate } from '#modules/mailing/index.ts';
import { ReadAlerts } from '../alerts/read-alerts.ts';
import type {
  BackupStateView,
  DatabaseStateView,
  OperationsView,
  RestoreView,
  StorageView,
} from './operations.view.ts';
import { ReadQueues } from './read-queues.ts';

@Injectable()
export class ReadOperations {
  constructor(
    private readonly settings: Settings,
    private readonly database: Database,
    private readonly size: DatabaseSize,
    private readonly heartbeat: Heartbeat,
    private readonly outbox: OutboxState,
    private readonly queues: ReadQueues,
    private readonly emailRate: ReadEmailRate,
    private readonly webhooks: ReadWebhookState,
    private readonly alerts: ReadAlerts,
    private readonly backups: BackupRuns,
    private readonly restores: RestoreRequests,
  ) {}

  async read(): Promise<OperationsView> {
    // Reads the connection pool first, because the queries below use connections too.
    const database = await this.readDatabase();
    const [queues, workers, outbox, email, payments, storage, alerts, backup] = await Promise.all([
      this.queues.read(),
      this.heartbeat.readWorkers(),
      this.outbox.read(),
      this.emailRate.read(),
      this.webhooks.read(),
      this.readStorage(),
      this.alerts.read(),
      this.readBackups(),
    ]);
    return {
      checkedAt: realTime(),
      version: productVersion,
      queues,
      database,
      workers,
      outbox,
      email: { ...email, minutes: [...email.minutes] },
      payments,
      storage,
      alerts,
      backup,
    };
  }

  private async readBackups(): Promise<BackupStateView> {
    const [state, available, restore] = await Promise.all([
      this.backups.read(),
      this.restores.listBackups(),
      this.restores.readState(),
    ]);
    return {
      ...state,
      available: available.map((backup) => ({ ...backup, createdAt: readBackupTime(backup.name) })),
      restore: restore ? toRestoreView(restore) : null,
    };
  }

  private async readDatabase(): Promise<DatabaseStateView> {
    const { total, idle, waiting, max } = await this.database.countConnections();
    return { busy: total - idle, max, waiting, ...(await this.size.read()) };
  }

  private async readStorage(): Promise<StorageView> {
    return { isBucket: Boolean(this.settings.filesS3Url), ...(await readDiskUsage(this.settings.filesDir)) };
  }
}

const toRestoreView = ({ run, undoId }: RestoreState): RestoreView => {
  const { id, kind, step, requestedAt, dataAt, finishedAt, failure } = run;
  return { id, kind, step, requestedAt, dataAt, finishedAt, failure, undoId };
};
