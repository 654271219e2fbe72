import { useQuery } from '@tanstack/react-query';
import { Alert, Flex, Typography } from 'antd';
import { useLoadFailureToast, useShell } from '../../../shell/shell.tsx';
import { DataTable, type Column } from '../../../ui/data-table.tsx';
import { LabeledValueList } from '../../../ui/figures.tsx';
import { describeReason } from '../../../ui/delivery-reason.ts';
import { getEmailSubject } from '../../../ui/email-subject.ts';
import { formatDateTime, formatNumber } from '../../../ui/format.ts';
import { LoadStatus } from '../../../ui/load-state.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatusBadge } from '../../../ui/status.tsx';
import { mailHealthQuery, type MailHealthReport } from '../api/mailing.ts';
import { formatShare, rateShareAgainstLimit } from '../../../ui/shares.ts';

type DomainRow = MailHealthReport['domains'][number] & { id: string };
type UnknownEmail = MailHealthReport['unknownEmails'][number];

const failure = 'Failed to load the health of mailing';

const guarantees: Readonly<Record<MailHealthReport['provider'], string>> = {
  resend:
    'Resend sends: each email is sent exactly once, also after a crash, because Resend recognizes a repeated request.',
  smtp: 'An SMTP server sends. Only Resend guarantees that each email is sent exactly once. An email whose result is unknown is listed below: it is not sent again and may not have arrived.',
};

const missingReports: Readonly<Record<MailHealthReport['provider'], string>> = {
  resend: 'Deliveries, bounces and emails marked as spam are not reported, because RESEND_WEBHOOK_SECRET is not set.',
  smtp: 'An SMTP server does not report deliveries, bounces and emails marked as spam, so these figures stay 0.',
};

export function MailHealth() {
  const { api } = useShell();
  const { data: health, error, isPending, refetch } = useQuery(mailHealthQuery(api));
  useLoadFailureToast(error, failure);
  if (!health)
    return <LoadStatus isLoading={isPending} failure={error ? failure : undefined} onRetry={() => void refetch()} />;
  return (
    <Flex vertical gap={16}>
      {!health.reportsDeliveries && <Alert type="warning" showIcon title={missingReports[health.provider]} />}
      <HealthFigures health={health} />
      <Typography.Text>{guarantees[health.provider]}</Typography.Text>
      <Section title="Limits">
        <Limit name="Bounces" count={health.total.bounced} sent={health.total.sent} limit={health.bounceLimit} />
        <Limit
          name="Marked as spam"
          count={health.total.complained}
          sent={health.total.sent}
          limit={health.complaintLimit}
        />
      </Section>
      <Section title="Domains">
        <DataTable
          label="Deliveries by domain"
          columns={domainColumns}
          rows={health.domains.map((row) => ({ ...row, id: row.domain }))}
          isStale={false}
          state={<LoadStatus isLoading={false} empty={`No emails in ${health.days} days.`} />}
        />
      </Section>
      <Section title="Emails with an unknown result">
        {health.unknownCount > health.unknownEmails.length && (
          <Typography.Text>{`The newest ${health.unknownEmails.length} of ${formatNumber(health.unknownCount)}.`}</Typography.Text>
        )}
        <DataTable
          label="Emails with an unknown result"
          columns={unknownColumns}
          rows={health.unknownEmails}
          isStale={false}
          state={<LoadStatus isLoading={false} empty="The result of each email is known." />}
        />
      </Section>
    </Flex>
  );
}

function HealthFigures({ health: { total, days } }: { health: MailHealthReport }) {
  const { sent, delivered, bounced, complained } = total;
  return (
    <LabeledValueList
      figures={[
        [`Sent in ${days} days`, formatNumber(sent)],
        ['Delivered', formatShare(delivered, sent)],
        ['Bounced', formatShare(bounced, sent)],
        ['Marked as spam', formatShare(complained, sent)],
      ]}
    />
  );
}

const limitTexts = {
  good: 'far below the limit',
  waiting: 'over half of the limit',
  bad: 'above the limit',
} as const;

function Limit({ name, count, sent, limit }: { name: string; count: number; sent: number; limit: number }) {
  const tone = rateShareAgainstLimit(count, sent, limit);
  return (
    <Flex wrap gap="4px 16px">
      <span>{`${name}: ${formatShare(count, sent)}, limit ${formatShare(limit, 1)}`}</span>
      <StatusBadge tone={tone}>{limitTexts[tone]}</StatusBadge>
    </Flex>
  );
}

const domainColumns: Column<DomainRow>[] = [
  { title: 'Domain', cell: ({ domain }) => <span className="address">{domain}</span> },
  { title: 'Sent', width: { narrow: '80px', medium: '16%', wide: '16%' }, cell: ({ sent }) => formatNumber(sent) },
  {
    title: 'Delivered',
    width: { medium: '18%', wide: '18%' },
    from: 'medium',
    cell: ({ delivered, sent }) => formatShare(delivered, sent),
    folded: ({ delivered, sent }) => `Delivered ${formatShare(delivered, sent)}`,
  },
  {
    title: 'Bounced',
    width: { medium: '18%', wide: '18%' },
    from: 'medium',
    cell: ({ bounced, sent }) => formatShare(bounced, sent),
    folded: ({ bounced, sent }) => `Bounced ${formatShare(bounced, sent)}`,
  },
  {
    title: 'Marked as spam',
    width: { wide: '18%' },
    from: 'wide',
    cell: ({ complained, sent }) => formatShare(complained, sent),
    folded: ({ complained, sent }) => `Marked as spam ${formatShare(complained, sent)}`,
  },
];

const unknownColumns: Column<UnknownEmail>[] = [
  { title: 'Recipient', cell: ({ recipient }) => <span className="address">{recipient}</span> },
  {
    title: 'Email',
    width: { medium: '22%', wide: '18%' },
    from: 'medium',
    cell: ({ kind }) => getEmailSubject(kind),
  },
  {
    title: 'Reason',
    width: { medium: '36%', wide: '36%' },
    from: 'medium',
    cell: ({ failure: reason, state }) => describeReason({ reason, state }),
  },
  {
    title: 'Queued',
    width: { wide: '20%' },
    from: 'wide',
    cell: ({ createdAt }) => formatDateTime(createdAt),
    folded: ({ createdAt }) => `Queued ${formatDateTime(createdAt)}`,
  },
];
