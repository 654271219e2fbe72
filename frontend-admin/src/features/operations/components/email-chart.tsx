import { formatNumber } from '../../../ui/format.ts';
import { MinuteChart } from '../../../ui/plot/minute-chart.tsx';
import { Section } from '../../../ui/section.tsx';
import type { OperationsState } from '../api/operations.ts';

export const EmailChart = ({ email: { limit, minutes } }: Pick<OperationsState, 'email'>) => (
  <Section title="Email, the last hour">
    <MinuteChart
      minutes={minutes}
      summary={
        <>
          <strong className="big" style={{ marginInlineEnd: 4, fontSize: 32 }}>
            {formatNumber(minutes.at(-2)?.emails ?? 0)}
          </strong>
          <span>{` in the last minute, ${formatNumber(limit)} allowed`}</span>
        </>
      }
    />
  </Section>
);
