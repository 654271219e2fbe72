import type { StripeStore } from './store.ts';

/** Only a reset of the stand-in can decrease the offset. */
export class AdjustableClock {
  /** True while processes that follow this clock still have the old time. No billing work runs meanwhile. */
  isSettling = false;
  private readonly store: StripeStore;
  private frozenAt: number | undefined;

  constructor(store: StripeStore) {
    this.store = store;
  }

  get offsetSeconds(): number {
    return this.store.get('clock', 'clock')?.offsetSeconds ?? 0;
  }

  now(): number {
    return this.frozenAt ?? this.current();
  }

  current(): number {
    return Math.floor(Date.now() / 1000) + this.offsetSeconds;
  }

  advance(seconds: number): void {
    this.store.put('clock', { id: 'clock', offsetSeconds: this.offsetSeconds + seconds });
  }

  runAtTime<R>(moment: number, work: () => R): R {
    this.frozenAt = moment;
    try {
      return work();
    } finally {
      this.frozenAt = undefined;
    }
  }
}

const SECONDS = { s: 1, m: 60, h: 3600, d: 86_400 } as const;

export function parseDuration(input: unknown): number | undefined {
  const [, amount, unit] = (typeof input === 'string' && /^(\d{1,6})([smhd])$/.exec(input)) || [];
  return unit ? Number(amount) * SECONDS[unit as keyof typeof SECONDS] : undefined;
}
