import { Injectable } from '@nestjs/common';
import { Metrics } from '#platform/metrics/metrics.ts';
import { PasswordHasher } from './password-hasher.ts';

@Injectable()
export class PasswordMetrics {
  constructor(metrics: Metrics, hasher: PasswordHasher) {
    metrics.addGauges({
      gauges: { password_hashes_waiting: 'Passwords that wait for a free place to be hashed in this process' },
      read: () => [{ values: { password_hashes_waiting: hasher.waiting } }],
    });
  }
}
