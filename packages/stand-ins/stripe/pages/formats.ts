import type { Price } from '../objects.ts';

const DAY_MONTH_YEAR = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const SHORT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

export function formatLongDate(moment: number): string {
  return DAY_MONTH_YEAR.format(moment * 1000);
}

export function formatShortDate(moment: number): string {
  return SHORT.format(moment * 1000);
}

export function formatMoney(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}

export function formatMoneyWithoutZeroCents(cents: number, currency: string): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100);
}

export function formatPricePeriod({ recurring: { interval, interval_count: count } }: Price): string {
  return count === 1 ? `a ${interval}` : `every ${count} ${interval}s`;
}

export function formatIntervalName({ recurring: { interval, interval_count: count } }: Price): string {
  if (count !== 1) return `every ${count} ${interval}s`;
  return { day: 'daily', week: 'weekly', month: 'monthly', year: 'annual' }[interval as 'month'] ?? interval;
}

export function shortenProductName(product: string): string {
  return product.replace(/ (membership|subscription)$/i, '');
}
