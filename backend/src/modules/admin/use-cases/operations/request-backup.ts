import { Injectable } from '@nestjs/common';
import { BackupRuns } from '#platform/backup/backup-runs.ts';
import { Settings } from '#platform/config/settings.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { BackupRunning, BackupsNotConfigured } from '../../domain/errors.ts';

@Injectable()
export class RequestBackup {
  constructor(
    private readonly tx: Transaction,
    private readonly backups: BackupRuns,
    private readonly settings: Settings,
  ) {}

  async request(actorId: string): Promise<void> {
    if (!this.settings.hasBackups) throw new BackupsNotConfigured();
    if (!(await this.backups.request())) throw new BackupRunning();
    await this.tx.run(async ({ auditLog }) =>
      auditLog.record({ action: 'admin.backup-requested', actorId, subjectId: null }),
    );
  }
}
