import { DateTime } from 'luxon';
import { listExpiredBackups } from './backup-retention.ts';
import { nameBackup } from './manifest.ts';

const now = DateTime.fromISO('2026-11-26T03:00:00Z', { zone: 'utc' });
const nameDaysAgo = (days: number, hours = 0): string => nameBackup(now.minus({ days, hours }).toJSDate());
const count = (names: readonly string[]): number => {
  const expired = new Set(listExpiredBackups(names, now.toJSDate()));
  return names.filter((name) => !expired.has(name)).length;
};

describe('the retention of backups', () => {
  const daily = Array.from({ length: 400 }, (_, day) => nameDaysAgo(day));

  it('retains 14 days, 8 weeks and 12 months of daily backups', () => {
    const expired = new Set(listExpiredBackups(daily, now.toJSDate()));
    const retained = daily.filter((name) => !expired.has(name));
    expect(retained.slice(0, 14)).toEqual(daily.slice(0, 14));
    expect(retained.map((name) => name.slice(0, 10))).toEqual([
      ...daily.slice(0, 14).map((name) => name.slice(0, 10)),
      ...['2026-11-08', '2026-11-01', '2026-10-31', '2026-10-25', '2026-10-18', '2026-10-11', '2026-10-04'],
      ...['2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30', '2026-05-31', '2026-04-30', '2026-03-31'],
      ...['2026-02-28', '2026-01-31', '2025-12-31', '2025-11-30'],
    ]);
  });

  it('retains the same number of backups when it runs each day as when it runs once', () => {
    const recent = daily.slice(0, 101);
    let stored: string[] = [];
    for (let day = 100; day >= 0; day -= 1) {
      stored = [...stored, nameDaysAgo(day)];
      const expired = listExpiredBackups(stored, now.minus({ days: day }).toJSDate());
      stored = stored.filter((name) => !expired.includes(name));
    }
    expect(stored.length).toBe(count(recent));
  });

  it('retains all backups of two days, and then the newest of each day', () => {
    const names = [nameDaysAgo(1, 2), nameDaysAgo(1), nameDaysAgo(5, 2), nameDaysAgo(5)];
    expect(listExpiredBackups(names, now.toJSDate())).toEqual([nameDaysAgo(5, 2)]);
  });

  it('retains the newest backup when all are old', () => {
    expect(listExpiredBackups([nameDaysAgo(900), nameDaysAgo(800)], now.toJSDate())).toEqual([nameDaysAgo(900)]);
  });
});
