import type { Price } from '../objects.ts';

type Recurring = Pick<Price['recurring'], 'interval' | 'interval_count'>;

/** With an `anchor` on the 31st, a period after a short month ends on the 31st again. */
export function computePeriodEnd(anchor: number, recurring: Recurring, moment: number): number {
  for (let periods = 1; ; periods += 1) {
    const end = shift(anchor, recurring, periods);
    if (end > moment) return end;
  }
}

function shift(anchor: number, { interval, interval_count }: Recurring, periods: number): number {
  const count = interval_count * periods;
  if (interval === 'day') return anchor + count * 86_400;
  if (interval === 'week') return anchor + count * 604_800;
  return addMonths(anchor, interval === 'year' ? count * 12 : count);
}

function addMonths(moment: number, months: number): number {
  const date = new Date(moment * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime() / 1000;
}
