import { useMemo } from 'react';
import { formatNumber, formatTime } from '../../../ui/format.ts';
import { ChartWithTable } from '../../../ui/plot/plot.tsx';
import { Section } from '../../../ui/section.tsx';
import type { OperationsState } from '../api/operations.ts';

export function EmailChart({ email: { limit, minutes } }: Pick<OperationsState, 'email'>) {
  const points = useMemo(
    () => minutes.map(({ at, emails }) => ({ label: formatTime(new Date(at)), value: emails })),
    [minutes],
  );
  return (
    <Section title="Email, the last hour">
      <ChartWithTable
        kind="bar"
        points={points}
        format={formatNumber}
        summary={
          <>
            <strong className="big" style={{ marginInlineEnd: 4, fontSize: 32 }}>
              {formatNumber(points.at(-2)?.value ?? 0)}
            </strong>
            <span>{` in the last minute, ${formatNumber(limit)} allowed`}</span>
          </>
        }
        table={{
          caption: 'Emails by minute',
          columns: ['Minute', 'Emails'],
          rows: points.map(({ label, value }) => [label, formatNumber(value)]),
        }}
      />
    </Section>
  );
}
