const msByUnit: Readonly<Record<string, number>> = { ns: 1e-6, us: 1e-3, µs: 1e-3, ms: 1, s: 1e3, m: 60e3, h: 3600e3 };
const durationPattern = /^(\d+(\.\d+)?(ns|us|µs|ms|s|m|h))+$/;
const maxBanMs = 100 * 365 * 24 * 3600e3;

/**
 * Returns milliseconds for a duration such as '2h45m', 0 for 'none', and undefined if invalid or more than 100 years.
 */
export function parseBanDuration(duration: string): number | undefined {
  if (duration === 'none') return 0;
  if (duration.length > 50 || !durationPattern.test(duration)) return undefined;
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g)];
  const sum = parts.reduce((total, [, count, unit]) => total + Number(count) * (msByUnit[unit ?? ''] ?? 0), 0);
  return sum <= maxBanMs ? Math.ceil(sum) : undefined;
}

export function computeBanEnd(duration: string, now: Date): Date | null {
  const ms = parseBanDuration(duration) ?? 0;
  return ms === 0 ? null : new Date(now.getTime() + ms);
}
