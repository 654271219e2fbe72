import { useMemo } from 'react';
import { ChartWithTable } from '../../../ui/plot/plot.tsx';
import { formatDollars, formatMonth } from '../../../ui/format.ts';
import type { BillingHealth } from '../api/billing.ts';

const shortMonth = (month: string): string => formatMonth(month).slice(0, 3);
const percent = (rate: number): string => `${(rate * 100).toFixed(rate > 0 && rate < 0.1 ? 1 : 0)} %`;

const Latest = ({ children }: { children: string }) => (
  <strong className="big" style={{ marginInlineEnd: 4, fontSize: 32 }}>
    {children}
  </strong>
);

/** Monthly revenue, in which an annual price counts as one twelfth each month. */
export function RevenueChart({ months }: { months: BillingHealth['recurringRevenue'] }) {
  const points = useMemo(
    () => months.map(({ month, cents }) => ({ label: shortMonth(month), value: cents })),
    [months],
  );
  return (
    <ChartWithTable
      kind="line"
      points={points}
      format={formatDollars}
      summary={
        <>
          <Latest>{formatDollars(months.at(-1)?.cents ?? 0)}</Latest> a month, as of today
        </>
      }
      table={{
        caption: 'Monthly recurring revenue',
        columns: ['Month', 'Revenue'],
        rows: months.map(({ month, cents }) => [formatMonth(month), formatDollars(cents)]),
      }}
    />
  );
}

/** Share of the memberships at the start of a month that ended in that month. */
export function ChurnChart({ months }: { months: BillingHealth['churn'] }) {
  const points = useMemo(() => months.map(({ month, rate }) => ({ label: shortMonth(month), value: rate })), [months]);
  const { ended, liveAtStart, rate } = months.at(-1) ?? { ended: 0, liveAtStart: 0, rate: 0 };
  return (
    <ChartWithTable
      kind="bar"
      points={points}
      format={percent}
      summary={
        <>
          <Latest>{percent(rate)}</Latest> this month: {ended} of {liveAtStart} memberships ended
        </>
      }
      table={{
        caption: 'Churn',
        columns: ['Month', 'Ended', 'Active at the start', 'Share'],
        rows: months.map((month) => [
          formatMonth(month.month),
          String(month.ended),
          String(month.liveAtStart),
          percent(month.rate),
        ]),
      }}
    />
  );
}
