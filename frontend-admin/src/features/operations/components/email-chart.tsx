import { useMemo } from 'react';
import { formatTime } from '../../../ui/format.ts';
import { ChartWithTable } from '../../../ui/plot/plot.tsx';
import { Section } from '../../../ui/section.tsx';
import type { OperationsState } from '../api/operations.ts';

const number = (count: number): string => count.toLocaleString('en');

/** Chart of the emails sent in each of the last 60 minutes. */
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
        format={number}
        summary={
          <>
            <strong className="big" style={{ marginInlineEnd: 4, fontSize: 32 }}>
              {number(points.at(-2)?.value ?? 0)}
            </strong>
            <span>{` in the last minute, ${number(limit)} allowed`}</span>
          </>
        }
        table={{
          caption: 'Emails by minute',
          columns: ['Minute', 'Emails'],
          rows: points.map(({ label, value }) => [label, number(value)]),
        }}
      />
    </Section>
  );
}
