import { useMemo, type ReactNode } from 'react';
import { formatNumber, formatTime } from '../format.ts';
import { ChartWithTable } from './plot.tsx';

interface MinuteChartProps {
  minutes: readonly { at: string; emails: number }[];
  summary: ReactNode;
}

export function MinuteChart({ minutes, summary }: MinuteChartProps) {
  const points = useMemo(
    () => minutes.map(({ at, emails }) => ({ label: formatTime(new Date(at)), value: emails })),
    [minutes],
  );
  return (
    <ChartWithTable
      kind="bar"
      points={points}
      format={formatNumber}
      summary={summary}
      table={{
        caption: 'Emails by minute',
        columns: ['Minute', 'Emails'],
        rows: points.map(({ label, value }) => [label, formatNumber(value)]),
      }}
    />
  );
}
