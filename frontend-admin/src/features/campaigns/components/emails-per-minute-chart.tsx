import { formatCount, formatNumber } from '../../../ui/format.ts';
import { MinuteChart } from '../../../ui/plot/minute-chart.tsx';
import { Section } from '../../../ui/section.tsx';
import type { Campaign } from '../api/campaigns.ts';

export function EmailsPerMinuteChart({ rate: { limit, minutes } }: Pick<Campaign, 'rate'>) {
  const sent = minutes.reduce((sum, { emails }) => sum + emails, 0);
  const span = minutes.length === 1 ? 'one minute' : `these ${formatNumber(minutes.length)} minutes`;
  return (
    <Section title="Emails a minute">
      <MinuteChart
        minutes={minutes}
        summary={
          <>
            <span>{`${formatCount(sent, 'email')} in ${span}.`}</span>
            <span className="below">
              {`The limit is ${formatNumber(limit)} a minute. Urgent emails are sent first.`}
            </span>
          </>
        }
      />
    </Section>
  );
}
