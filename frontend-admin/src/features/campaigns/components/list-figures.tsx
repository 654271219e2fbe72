import { useQuery } from '@tanstack/react-query';
import { useShell } from '../../../shell/shell.tsx';
import { LabeledValueList, type LabeledValue } from '../../../ui/figures.tsx';
import { formatNumber } from '../../../ui/format.ts';
import { formatShare, rateShareAgainstLimit } from '../../../ui/shares.ts';
import { StatusBadge } from '../../../ui/status.tsx';
import { mailingListFiguresQuery } from '../api/sending.ts';

export function MailingListFigures() {
  const { api } = useShell();
  const { data } = useQuery(mailingListFiguresQuery(api));
  if (!data) return null;
  const { days, sent, delivered, bounced, complained, unsubscribed } = data;
  const reported: LabeledValue[] = [
    ['Delivered', formatShare(delivered, sent), formatNumber(delivered)],
    [
      'Bounced',
      formatShare(bounced, sent),
      <Limit key="bounced" part={bounced} whole={sent} limit={data.bounceLimit} />,
    ],
    [
      'Marked as spam',
      formatShare(complained, sent),
      <Limit key="complained" part={complained} whole={sent} limit={data.complaintLimit} />,
    ],
  ];
  return (
    <>
      <LabeledValueList
        figures={[
          [`Sent in ${days} days`, formatNumber(sent), 'campaigns, automations, reflections, welcome emails'],
          ...(data.reportsDeliveries ? reported : []),
          ['Unsubscribed', formatNumber(unsubscribed), formatShare(unsubscribed, sent)],
        ]}
      />
      {!data.reportsDeliveries && (
        <p className="below">Deliveries, bounces and emails marked as spam are not reported to us.</p>
      )}
    </>
  );
}

interface LimitProps {
  part: number;
  whole: number;
  limit: number;
}

function Limit({ part, whole, limit }: LimitProps) {
  const tone = rateShareAgainstLimit(part, whole, limit);
  const text = `limit ${formatShare(limit, 1)}`;
  if (tone === 'good') return <span>{text}</span>;
  return <StatusBadge tone={tone}>{tone === 'bad' ? `above the ${text}` : `over half of the ${text}`}</StatusBadge>;
}
