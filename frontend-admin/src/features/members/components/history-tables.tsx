import { DataTable, type Column } from '../../../ui/data-table.tsx';
import { describeReason } from '../../../ui/delivery-reason.ts';
import { getEmailSubject } from '../../../ui/email-subject.ts';
import { LoadStatus } from '../../../ui/load-state.tsx';
import { StatusBadge } from '../../../ui/status.tsx';
import { formatDate, formatDollars, formatDateTime } from '../../../ui/format.ts';
import type { MemberHistoryData } from '../api/members.ts';
import { getAuditLabel, formatAuditDetails } from '../audit-labels.ts';
import { getDeliveryStatus } from '../emails.ts';

type Part<Key extends keyof MemberHistoryData> = NonNullable<MemberHistoryData[Key]>;
type Payment = Part<'payments'>[number];
type SentEmail = Part<'mails'>[number];
type AuditEntry = Part<'deeds'>[number] & { id: string };

const paymentStatus = ({ status, refundedCents, dispute }: Payment): string => {
  if (dispute === 'open') return 'disputed';
  if (dispute === 'lost') return 'returned by the bank';
  return refundedCents > 0 ? `${formatDollars(refundedCents)} refunded` : status;
};

const paymentColumns: Column<Payment>[] = [
  { title: 'For', cell: ({ description, number }) => description || number || 'Membership' },
  {
    title: 'Amount',
    width: { narrow: '96px', medium: '16%', wide: '16%' },
    cell: ({ amountCents }) => formatDollars(amountCents),
  },
  {
    title: 'Status',
    width: { medium: '24%', wide: '24%' },
    from: 'medium',
    cell: paymentStatus,
  },
  {
    title: 'Date',
    width: { medium: '20%', wide: '20%' },
    from: 'medium',
    cell: ({ createdAt }) => formatDate(createdAt),
  },
];

const emailColumns: Column<SentEmail>[] = [
  {
    title: 'About',
    cell: ({ kind, ...result }) => (
      <>
        <span>{getEmailSubject(kind)}</span>
        {result.reason && <span className="below">{describeReason(result)}</span>}
      </>
    ),
  },
  {
    title: 'Outcome',
    width: { narrow: '116px', medium: '20%', wide: '18%' },
    cell: ({ state }) => {
      const { words, tone } = getDeliveryStatus(state);
      return <StatusBadge tone={tone}>{words}</StatusBadge>;
    },
  },
  {
    title: 'To',
    width: { wide: '32%' },
    from: 'wide',
    cell: ({ recipient }) => <span className="address">{recipient}</span>,
  },
  { title: 'When', width: { medium: '30%', wide: '24%' }, from: 'medium', cell: ({ at }) => formatDateTime(at) },
];

/** Actors of actions before sign-in. All other actions without an actor id belong to the system. */
const actorsBeforeSignIn: Readonly<Record<string, string>> = {
  'auth.account-created': 'sign-up',
  'auth.sign-in-failed': 'unknown',
};

const actorName = ({ action, actorId, actorEmail }: AuditEntry, memberId: string): string => {
  if (actorId === null) return actorsBeforeSignIn[action] ?? 'the system';
  return actorId === memberId ? 'the member' : (actorEmail ?? 'a deleted account');
};

const activityColumns = (memberId: string): Column<AuditEntry>[] => [
  {
    title: 'What',
    cell: ({ action, details }) => (
      <>
        {getAuditLabel(action)}
        <span className="below">{formatAuditDetails(action, details)}</span>
      </>
    ),
  },
  {
    title: 'By',
    width: { medium: '28%', wide: '28%' },
    from: 'medium',
    cell: (entry) => <span className="address">{actorName(entry, memberId)}</span>,
    folded: (entry) => `By ${actorName(entry, memberId)}`,
  },
  { title: 'When', width: { medium: '30%', wide: '24%' }, from: 'medium', cell: ({ at }) => formatDateTime(at) },
];

interface HistoryTableProps<Row> {
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  empty: string;
}

const HistoryTable = <Row extends { id: string }>({ empty, ...table }: HistoryTableProps<Row>) => (
  <DataTable {...table} isStale={false} state={<LoadStatus isLoading={false} empty={empty} />} />
);

export const PaymentTable = ({ payments }: { payments: Payment[] }) => (
  <HistoryTable label="Payments" columns={paymentColumns} rows={payments} empty="No payments yet." />
);

export const SentEmailTable = ({ mails }: { mails: SentEmail[] }) => (
  <HistoryTable label="Emails" columns={emailColumns} rows={mails} empty="No emails yet." />
);

export function MemberActivityTable({ memberId, actions }: { memberId: string; actions: Part<'deeds'> }) {
  const rows = actions.map((entry, at) => ({ ...entry, id: `${entry.at} ${at}` }));
  return <HistoryTable label="Activity" columns={activityColumns(memberId)} rows={rows} empty="No activity yet." />;
}
