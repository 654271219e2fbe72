import { Counter, Gauge, Registry, collectDefaultMetrics } from '@prometheus-io/client';
import { Injectable, Logger } from '@nestjs/common';

type Metric = Parameters<Registry['registerMetric']>[0];

interface Sample<Name extends string> {
  readonly of?: string;
  readonly values: Readonly<Partial<Record<Name, number>>>;
}

interface GaugeGroup<Name extends string> {
  readonly gauges: Readonly<Record<Name, string>>;
  /** Label values must be few, so never ids or URLs. */
  readonly label?: string;
  readonly read: () => Promise<readonly Sample<Name>[]> | readonly Sample<Name>[];
}

const resultLifetimeMs = 2_000;

let runtimeMetrics: Registry | undefined;

function startRuntimeMetrics(): Registry {
  const register = new Registry();
  collectDefaultMetrics({ register });
  return register;
}

@Injectable()
export class Metrics {
  private readonly log = new Logger('metrics');
  private readonly registry = new Registry();
  private readonly refreshes: (() => Promise<void>)[] = [];
  private result: Promise<string> = Promise.resolve('');
  private expiresAt = -Infinity;

  start(): void {
    runtimeMetrics ??= startRuntimeMetrics();
  }

  add(metric: Metric): void {
    this.registry.registerMetric(metric);
  }

  addCounter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.registry] });
  }

  addGauges<Name extends string>({ gauges, label, read }: GaugeGroup<Name>): void {
    const made = Object.entries<string>(gauges).map(
      ([name, help]) => new Gauge({ name, help, labelNames: label ? [label] : [], registers: [this.registry] }),
    );
    const names = Object.keys(gauges) as Name[];
    this.refreshes.push(async () => {
      for (const gauge of made) gauge.reset();
      try {
        for (const { of, values } of await read())
          names.forEach((name, at) => {
            const value = values[name];
            if (value !== undefined) made[at]?.set(label && of !== undefined ? { [label]: of } : {}, value);
          });
      } catch (err) {
        if (!label) for (const gauge of made) gauge.remove();
        this.log.warn({ event: 'metrics.not-read', metrics: names, err });
      }
    });
  }

  read(): Promise<string> {
    if (performance.now() >= this.expiresAt) {
      this.expiresAt = Infinity;
      this.result = this.render().finally(() => (this.expiresAt = performance.now() + resultLifetimeMs));
    }
    return this.result;
  }

  private async render(): Promise<string> {
    // Parallel statements would fill the connection pool.
    for (const refresh of this.refreshes) await refresh();
    const own = await this.registry.metrics();
    return runtimeMetrics ? `${await runtimeMetrics.metrics()}\n${own}` : own;
  }
}
