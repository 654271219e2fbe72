import type { Store } from './store.ts';

/** The account's own time, in whole seconds: real time plus an offset that only grows. */
export class Clock {
  /** The time has just moved and not everybody knows: nothing falls due until they do. */
  isSettling = false;
  private readonly store: Store;
  private frozenAt: number | undefined;

  constructor(store: Store) {
    this.store = store;
  }

  get offsetSeconds(): number {
    return this.store.get('clock', 'clock')?.offsetSeconds ?? 0;
  }

  now(): number {
    return this.frozenAt ?? this.current();
  }

  /** The time even while something is being made up for. */
  current(): number {
    return Math.floor(Date.now() / 1000) + this.offsetSeconds;
  }

  advance(seconds: number): void {
    this.store.put('clock', { id: 'clock', offsetSeconds: this.offsetSeconds + seconds });
  }

  /** What falls due at a moment happens at that moment, even when it is made up for later. */
  at<R>(moment: number, work: () => R): R {
    this.frozenAt = moment;
    try {
      return work();
    } finally {
      this.frozenAt = undefined;
    }
  }
}

const SECONDS = { s: 1, m: 60, h: 3600, d: 86_400 } as const;

/** Reads `31d`, `12h`, `90m`, `45s`. Undefined when it is no duration. */
export function parseDuration(given: unknown): number | undefined {
  const [, amount, unit] = (typeof given === 'string' && /^(\d{1,6})([smhd])$/.exec(given)) || [];
  return unit ? Number(amount) * SECONDS[unit as keyof typeof SECONDS] : undefined;
}
