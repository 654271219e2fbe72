import { Global, Module } from '@nestjs/common';
import { BackupMetrics } from './backup-metrics.ts';
import { BackupRuns } from './backup-runs.ts';
import { RestoreHold } from './restore-hold.ts';
import { RestoreReconciliation } from './restore-reconciliation.ts';
import { RestoreRequests } from './restore-requests.ts';

@Global()
@Module({
  providers: [RestoreHold, BackupRuns, BackupMetrics, RestoreReconciliation, RestoreRequests],
  exports: [RestoreHold, BackupRuns, RestoreReconciliation, RestoreRequests],
})
export class BackupModule {}
