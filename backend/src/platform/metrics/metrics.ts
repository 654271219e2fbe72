import { Counter, Gauge, Registry, collectDefaultMetrics } from '@prometheus-io/client';
import { Injectable, Logger } from '@nestjs/common';

type Metric = Parameters<Registry['registerMetric']>[0];

interface Sample<Name extends string> {
  /** Value of the label of the group. */
  readonly of?: string;
  readonly values: Readonly<Partial<Record<Name, number>>>;
}

interface GaugeGroup<Name extends string> {
  /** Help texts by name of the metric. */
  readonly gauges: Readonly<Record<Name, string>>;
  /** Name of the label. Its values must be few and known, never ids or URLs. */
  readonly label?: string;
  readonly read: () => Promise<readonly Sample<Name>[]> | readonly Sample<Name>[];
}

/** Time in which calls share one result, so that frequent reads do not burden the database. */
const resultLifetimeMs = 2_000;

/** Metrics of the runtime, such as the lag of the event loop. They exist once per process and cannot be removed. */
let runtimeMetrics: Registry | undefined;

function startRuntimeMetrics(): Registry {
  const register = new Registry();
  collectDefaultMetrics({ register });
  return register;
}

/** The metrics of this process. Each part of the product adds its own at start, and they are read on each request. */
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
        // The other metrics are still of use, above all during a fault.
        if (!label) for (const gauge of made) gauge.remove();
        this.log.warn({ event: 'metrics.not-read', metrics: names, err });
      }
    });
  }

  /** Returns all metrics in the text format of Prometheus. */
  read(): Promise<string> {
    if (performance.now() >= this.expiresAt) {
      this.expiresAt = Infinity;
      this.result = this.render().finally(() => (this.expiresAt = performance.now() + resultLifetimeMs));
    }
    return this.result;
  }

  private async render(): Promise<string> {
    // One after the other, because parallel statements would themselves fill the pool of connections.
    for (const refresh of this.refreshes) await refresh();
    const own = await this.registry.metrics();
    return runtimeMetrics ? `${await runtimeMetrics.metrics()}\n${own}` : own;
  }
}
