import { useMemo } from 'react';
import { Plot } from '../../../ui/plot/plot.tsx';
import { dollars, monthOf } from '../../../ui/words.ts';
import type { Health } from '../api/billing.ts';

const shortMonth = (month: string): string => monthOf(month).slice(0, 3);
const percent = (rate: number): string => `${(rate * 100).toFixed(rate > 0 && rate < 0.1 ? 1 : 0)} %`;

/** The last value, seen first. */
const Latest = ({ children }: { children: string }) => (
  <strong className="big" style={{ marginInlineEnd: 4, fontSize: 32 }}>
    {children}
  </strong>
);

/** What the memberships bring in by the month: each live subscription's price a month, added up. */
export function RevenuePlot({ months }: { months: Health['recurringRevenue'] }) {
  const points = useMemo(
    () => months.map(({ month, cents }) => ({ label: shortMonth(month), value: cents })),
    [months],
  );
  return (
    <Plot
      kind="line"
      points={points}
      format={dollars}
      summary={
        <>
          <Latest>{dollars(months.at(-1)?.cents ?? 0)}</Latest> a month, as of today
        </>
      }
      table={{
        caption: 'Monthly recurring revenue',
        columns: ['Month', 'Revenue'],
        rows: months.map(({ month, cents }) => [monthOf(month), dollars(cents)]),
      }}
    />
  );
}

/** Which share of the memberships that lived when a month began ended in it. */
export function ChurnPlot({ months }: { months: Health['churn'] }) {
  const points = useMemo(() => months.map(({ month, rate }) => ({ label: shortMonth(month), value: rate })), [months]);
  const { ended, liveAtStart, rate } = months.at(-1) ?? { ended: 0, liveAtStart: 0, rate: 0 };
  return (
    <Plot
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
          monthOf(month.month),
          String(month.ended),
          String(month.liveAtStart),
          percent(month.rate),
        ]),
      }}
    />
  );
}
