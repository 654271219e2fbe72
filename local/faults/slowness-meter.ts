import { Worker } from 'node:worker_threads';

/** `slowness` is the factor by which work takes longer than on an idle machine. */
export interface SlownessSample {
  from: number;
  to: number;
  slowness: number;
}

/** A single sample depends on chance, so limits are scaled by the average of their whole period. */
export class SlownessMeter {
  readonly samples: SlownessSample[] = [];
  private readonly thread = new Worker(new URL('slowness-thread.ts', import.meta.url));

  constructor() {
    this.thread.on('message', (sample: SlownessSample) => this.samples.push(sample));
  }

  average(from = 0, to = Infinity): number {
    return averageSlowness(this.samples, from, to);
  }

  async close(): Promise<void> {
    await this.thread.terminate();
  }
}

/** Without a sample in the period, returns the last one before it. */
export function averageSlowness(samples: readonly SlownessSample[], from: number, to: number): number {
  const within = samples.filter((sample) => sample.from <= to && sample.to >= from);
  const used = within.length > 0 ? within : samples.filter((sample) => sample.to < from).slice(-1);
  return used.length === 0 ? 1 : used.reduce((sum, { slowness }) => sum + slowness, 0) / used.length;
}
