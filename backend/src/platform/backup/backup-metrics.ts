import { Injectable } from '@nestjs/common';
import { Metrics } from '../metrics/metrics.ts';
import { BackupRuns } from './backup-runs.ts';

@Injectable()
export class BackupMetrics {
  constructor(metrics: Metrics, runs: BackupRuns) {
    metrics.addGauges({
      gauges: {
        backup_last_success_timestamp: 'Time of the last complete backup in seconds since 1970; 0 without one',
        backup_last_size_bytes: 'Size of the last complete backup',
      },
      read: async () => {
        const { last } = await runs.read();
        if (!last) return [];
        const { finishedAt, sizeBytes } = last;
        return [
          {
            values: {
              backup_last_success_timestamp: Math.floor(finishedAt.getTime() / 1000),
              backup_last_size_bytes: sizeBytes,
            },
          },
        ];
      },
    });
  }
}
