/** Times in ms instead of counted ticks, so that a suspended tab does not make the sit longer. */
export interface SitClock {
  lengthMs: number;
  startedAt: number;
  pausedAt?: number;
  pausedMs: number;
}

export function startSitClock(lengthMs: number, now: number, settleMs = 0): SitClock {
  return { lengthMs, startedAt: now + settleMs, pausedMs: 0 };
}

export function pauseSitClock(sitting: SitClock, now: number): SitClock {
  return sitting.pausedAt === undefined ? { ...sitting, pausedAt: now } : sitting;
}

export function resumeSitClock({ pausedAt, ...sitting }: SitClock, now: number): SitClock {
  return { ...sitting, pausedMs: sitting.pausedMs + (pausedAt === undefined ? 0 : Math.max(0, now - pausedAt)) };
}

/** Never negative, even if the device clock was set back. */
export function elapsedMs({ startedAt, pausedAt, pausedMs, lengthMs }: SitClock, now: number): number {
  return Math.min(lengthMs, Math.max(0, (pausedAt ?? now) - startedAt - pausedMs));
}

export function endSitClock({ startedAt, ...sitting }: SitClock, now: number): SitClock {
  return pauseSitClock({ ...sitting, startedAt: Math.min(startedAt, now) }, now);
}

export function msUntilStart({ startedAt, pausedAt, pausedMs }: SitClock, now: number): number {
  return Math.max(0, startedAt + pausedMs - (pausedAt ?? now));
}

const minuteMs = 60_000;

export function bellTimes(lengthMs: number, everyMin: number | undefined): number[] {
  const everyMs = (everyMin ?? 0) * minuteMs;
  const between = everyMin === undefined ? 0 : Math.ceil(lengthMs / everyMs) - 1;
  return [0, ...Array.from({ length: between }, (_, index) => (index + 1) * everyMs), lengthMs];
}

export function msUntilNextBell(lengthMs: number, everyMin: number, sat: number): number | undefined {
  const next = bellTimes(lengthMs, everyMin).find((at) => at > sat);
  return next === undefined ? undefined : next - sat;
}
