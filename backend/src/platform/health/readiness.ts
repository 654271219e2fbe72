import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { HealthCheckService, HealthIndicatorService, type HealthIndicatorResult } from '@nestjs/terminus';
import { AppError } from '../../kernel/app-error.ts';
import { Database } from '../database/database.ts';
import { Queues } from '../queue/queues.service.ts';
import type { HealthView } from './health.view.ts';

/** A dependency of this process is down, or the process is about to stop. */
export class NotReady extends AppError {
  override readonly kind = 'unavailable';
  override readonly code = 'health.not-ready';
  override readonly extras: Readonly<Record<string, string>>;
  constructor(missing: readonly string[]) {
    super(`Not ready: ${missing.join(', ')}`);
    this.extras = { missing: missing.join(', ') };
  }
}

/** Readiness of this process. Turns false before it stops. */
@Injectable()
export class Readiness implements BeforeApplicationShutdown {
  private stopping = false;

  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly database: Database,
    private readonly queues: Queues,
  ) {}

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  async check(): Promise<HealthView> {
    if (this.stopping) throw new NotReady(['process']);
    const result = await this.health
      .check([
        () => this.probe('database', () => this.database.sql('select 1')),
        () => this.probe('queue', () => this.queues.get('billing').getJobCounts('active')),
      ])
      .catch((failed: { response?: { error?: HealthIndicatorResult } }) => {
        throw new NotReady(Object.keys(failed.response?.error ?? { process: {} }));
      });
    return { status: result.status as 'ok', missing: [] };
  }

  private async probe(name: string, ask: () => Promise<unknown>): Promise<HealthIndicatorResult> {
    const indicator = this.indicators.check(name);
    try {
      await ask();
      return indicator.up();
    } catch {
      return indicator.down();
    }
  }
}
