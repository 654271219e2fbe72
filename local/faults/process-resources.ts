import { readFileSync, readdirSync } from 'node:fs';
import { type Check, toCheck } from './checks/check.ts';
import type { Rig } from './rig.ts';

export interface ResourceSample {
  at: number;
  /** Undefined while the process did not run. */
  pid: number | undefined;
  memoryMb: number;
  files: number;
}

type Resource = 'memoryMb' | 'files';

const sampleMs = 5000;
/** A process needs its final memory only after some minutes. */
const shares = { warmUp: 1 / 6, first: 1 / 3, last: 5 / 6 };
const maxMemoryGrowth = 0.1;

/** Samples the memory and the open files of each api and worker from /proc, so only on Linux. */
export class ResourceMeter {
  private readonly samples: ReadonlyMap<string, ResourceSample[]>;
  private readonly timer: NodeJS.Timeout;

  constructor(rig: Rig) {
    this.samples = new Map([...rig.apis, ...rig.workers].map(({ name }) => [name, []]));
    this.timer = setInterval(() => {
      for (const [name, samples] of this.samples) samples.push(readResources(rig.findPid(name)));
    }, sampleMs);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  check(): Check {
    const growing = [...this.samples].flatMap(([name, samples]) =>
      findGrowth(samples).map((text) => `${name}: ${text}`),
    );
    return toCheck('I15', 'processes whose memory or open files grew', growing);
  }

  describe(): string[] {
    return [...this.samples].map(([name, samples]) => {
      const { from, to } = compareMedians(samples, 'memoryMb');
      const files = compareMedians(samples, 'files');
      return `${name} ${Math.round(from)} to ${Math.round(to)} MB, ${files.from} to ${files.to} open files`;
    });
  }
}

/** Compares the second sixth of the time with the last one. The process must not be restarted meanwhile. */
export function findGrowth(samples: readonly ResourceSample[]): string[] {
  const pids = new Set(samples.map(({ pid }) => pid));
  if (pids.size !== 1 || pids.has(undefined)) return ['no samples of the same process'];
  const memory = compareMedians(samples, 'memoryMb');
  const files = compareMedians(samples, 'files');
  return [
    ...(memory.to > memory.from * (1 + maxMemoryGrowth)
      ? [`${Math.round(memory.from)} to ${Math.round(memory.to)} MB`]
      : []),
    ...(files.to > files.mostAtFirst ? [`${files.from} to ${files.to} open files`] : []),
  ];
}

function compareMedians(samples: readonly ResourceSample[], resource: Resource) {
  const start = samples[0]?.at ?? 0;
  const duration = (samples.at(-1)?.at ?? 0) - start;
  const between = (from: number, to: number) =>
    samples
      .filter(({ at }) => at >= start + from * duration && at <= start + to * duration)
      .map((sample) => sample[resource])
      .toSorted((one, other) => one - other);
  const first = between(shares.warmUp, shares.first);
  const last = between(shares.last, 1);
  return { from: findMedian(first), to: findMedian(last), mostAtFirst: first.at(-1) ?? 0 };
}

const findMedian = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;

function readResources(pid: number | undefined): ResourceSample {
  const at = Date.now();
  try {
    const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
    return { at, pid, memoryMb: kilobytes / 1024, files: readdirSync(`/proc/${pid}/fd`).length };
  } catch {
    return { at, pid: undefined, memoryMb: 0, files: 0 };
  }
}
