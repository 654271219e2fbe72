import { Global, Module } from '@nestjs/common';
import { BackupMetrics } from './backup-metrics.ts';
import { BackupRuns } from './backup-runs.ts';

@Global()
@Module({ providers: [BackupRuns, BackupMetrics], exports: [BackupRuns] })
export class BackupModule {}
