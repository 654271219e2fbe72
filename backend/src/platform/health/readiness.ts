import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { HealthCheckService, HealthIndicatorService, type HealthIndicatorResult } from '@nestjs/terminus';
import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '#kernel/app-error.ts';
import { Settings } from '../config/settings.ts';
import { Database } from '../database/database.ts';
import { ReadReplica } from '../database/read-replica.ts';
import { Queues } from '../queue/queues.service.ts';
import { DatabaseChecks } from './database-checks.ts';
import { Heartbeat } from './heartbeat.ts';
import type { ReadinessView } from './health.view.ts';
import type { ExcludedChecks } from './ready.dto.ts';

export const readinessCacheMs = 2_000;

export class ServerNotReady extends AppError {
  override readonly kind = 'unavailable';
  override readonly code = 'health.not-ready';
  /** `ReadinessCheck` logs each new reason itself. */
  override readonly isExpected = true;
  override readonly extras: Readonly<Record<string, string>>;
  constructor(missing: readonly string[]) {
    super(`Not ready: ${missing.join(', ')}`);
    this.extras = { missing: missing.join(', ') };
  }
}

@Injectable()
export class ReadinessCheck implements OnModuleDestroy {
  private readonly log = new Logger('health');
  private readonly reasons = new Map<string, string>();
  private readonly passed = new Set<string>();
  private hasBegunStop = false;

  private readonly checks: Readonly<Record<string, () => Promise<unknown>>> = {
    database: () => this.database.sql('select 1'),
    migrations: () => this.databaseChecks.checkMigrations(),
    write: () => this.databaseChecks.checkWrite(),
    queue: () => this.queues.withTimeout(() => this.queues.get('billing').getJobCounts('active')),
    worker: () => this.heartbeat.checkWorkers(),
  };
  private readonly findFailing = shareResult(() => this.runChecks(Object.keys(this.checks)));
  private readonly findOwnFailing = shareResult(() => this.runChecks(['migrations']));

  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly database: Database,
    private readonly databaseChecks: DatabaseChecks,
    private readonly queues: Queues,
    private readonly heartbeat: Heartbeat,
    private readonly settings: Settings,
    private readonly replica: ReadReplica,
  ) {}

  get isStopping(): boolean {
    return this.hasBegunStop;
  }

  /** Proxies need the drain time to notice that the readiness check fails. */
  async onModuleDestroy(): Promise<void> {
    this.hasBegunStop = true;
    await delay(this.settings.drainMs);
  }

  async check(exclude?: ExcludedChecks): Promise<ReadinessView> {
    this.rejectWhileStopping();
    // A check of a service that is away takes seconds, so excluded services are not checked at all.
    const failing = exclude === 'services' ? await this.findOwnFailing() : await this.findFailing();
    this.rejectWhileStopping();
    const missing = failing.filter((name) => name !== exclude);
    if (missing.length > 0) throw new ServerNotReady(missing);
    return { status: 'ok', missing: [], degraded: this.replica.currentFault === undefined ? [] : ['replica'] };
  }

  private rejectWhileStopping(): void {
    if (this.hasBegunStop) throw new ServerNotReady(['process']);
  }

  private async runChecks(names: readonly string[]): Promise<readonly string[]> {
    try {
      await this.health.check(names.map((name) => () => this.probe(name)));
      return [];
    } catch (thrown) {
      const { response } = thrown as { response?: { error?: HealthIndicatorResult } };
      return Object.keys(response?.error ?? { process: {} });
    }
  }

  /** Readiness is polled every few seconds, so only a new reason for a failure is logged. */
  private async probe(name: string): Promise<HealthIndicatorResult> {
    const indicator = this.indicators.check(name);
    try {
      await this.checks[name]?.();
      this.reasons.delete(name);
      this.passed.add(name);
      return indicator.up();
    } catch (err) {
      const reason = String(err);
      if (this.reasons.get(name) !== reason)
        this.log[this.passed.has(name) ? 'warn' : 'log']({ event: 'health.not-ready', check: name, err });
      this.reasons.set(name, reason);
      return indicator.down();
    }
  }
}

/** The checks write to the disk and the endpoint is public, so calls share one result for two seconds. */
function shareResult<Result>(compute: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result>;
  let expiresAt = -Infinity;
  return () => {
    if (performance.now() >= expiresAt) {
      expiresAt = Infinity;
      result = compute().finally(() => (expiresAt = performance.now() + readinessCacheMs));
    }
    return result;
  };
}
