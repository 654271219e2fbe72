import { DateTime } from 'luxon';

/** Every backup of the last two days is stored, because the newest one may already contain damaged data. */
const completeDays = 2;
const days = 14;
const weeks = 8;
const months = 12;

export function listExpiredBackups(names: readonly string[], now: Date): string[] {
  const today = DateTime.fromJSDate(now, { zone: 'utc' });
  const newestFirst = names.toSorted().reverse();
  const retained = new Set(newestFirst.slice(0, 1));
  const taken = new Set<string>();
  for (const name of newestFirst) {
    const at = parseBackupName(name);
    const periods = [
      [name, at > today.minus({ days: completeDays })],
      [at.toISODate(), at > today.minus({ days })],
      [at.toFormat("kkkk-'W'WW"), at > today.minus({ weeks })],
      [at.toFormat('yyyy-MM'), at > today.minus({ months })],
    ] as const;
    for (const [period, isRecent] of periods) {
      if (!isRecent || !period || taken.has(period)) continue;
      taken.add(period);
      retained.add(name);
    }
  }
  return newestFirst.filter((name) => !retained.has(name));
}

const parseBackupName = (name: string): DateTime =>
  DateTime.fromFormat(name, "yyyy-MM-dd'T'HH-mm-ss'Z'", { zone: 'utc' });
