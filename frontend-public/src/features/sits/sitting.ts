/**
 * A silent sit as plain numbers, in milliseconds of the device's clock. Its end is a moment, not a count: a tab that
 * sleeps, or a timer that is late, does not stretch it.
 */
export interface Sitting {
  lengthMs: number;
  startedAt: number;
  /** Set while it is paused. */
  pausedAt?: number;
  /** How long it was paused so far. */
  pausedMs: number;
}

/** It begins once the person has settled. */
export function beginSitting(lengthMs: number, now: number, settleMs = 0): Sitting {
  return { lengthMs, startedAt: now + settleMs, pausedMs: 0 };
}

export function pauseSitting(sitting: Sitting, now: number): Sitting {
  return sitting.pausedAt === undefined ? { ...sitting, pausedAt: now } : sitting;
}

export function resumeSitting({ pausedAt, ...sitting }: Sitting, now: number): Sitting {
  return { ...sitting, pausedMs: sitting.pausedMs + (pausedAt === undefined ? 0 : Math.max(0, now - pausedAt)) };
}

/** What was sat, pauses left out. A clock that was set back counts as no time. */
export function satMs({ startedAt, pausedAt, pausedMs, lengthMs }: Sitting, now: number): number {
  return Math.min(lengthMs, Math.max(0, (pausedAt ?? now) - startedAt - pausedMs));
}

/** It is over now, also where it had not begun. */
export function endSitting({ startedAt, ...sitting }: Sitting, now: number): Sitting {
  return pauseSitting({ ...sitting, startedAt: Math.min(startedAt, now) }, now);
}

/** How long it is until it begins; 0 once it has. */
export function untilBegun({ startedAt, pausedAt, pausedMs }: Sitting, now: number): number {
  return Math.max(0, startedAt + pausedMs - (pausedAt ?? now));
}

const minuteMs = 60_000;

/** When its bells ring, from its beginning: the first, those between, the last. */
export function bellsOf(lengthMs: number, everyMin: number | undefined): number[] {
  const everyMs = (everyMin ?? 0) * minuteMs;
  const between = everyMin === undefined ? 0 : Math.ceil(lengthMs / everyMs) - 1;
  return [0, ...Array.from({ length: between }, (_, index) => (index + 1) * everyMs), lengthMs];
}

/** How long until the next of them, the last one too; undefined once that has rung. */
export function untilNextBell(lengthMs: number, everyMin: number, sat: number): number | undefined {
  const next = bellsOf(lengthMs, everyMin).find((at) => at > sat);
  return next === undefined ? undefined : next - sat;
}
