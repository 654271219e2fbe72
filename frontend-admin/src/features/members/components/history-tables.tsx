import { DataTable, type Column } from '../../../ui/data-table.tsx';
import { ListState } from '../../../ui/list-state.tsx';
import { dayOf, dollars, momentOf } from '../../../ui/words.ts';
import type { History } from '../api/members.ts';
import { deedOf, detailsOf, mailWord } from '../deeds.ts';

type Payment = History['payments'][number];
type Mail = History['mails'][number];
type Deed = History['deeds'][number] & { id: string };

const paymentStatus = ({ status, refundedCents, dispute }: Payment): string => {
  if (dispute === 'open') return 'disputed with the bank';
  if (dispute === 'lost') return 'taken back by the bank';
  return refundedCents > 0 ? `${dollars(refundedCents)} given back` : status;
};

const paymentColumns: Column<Payment>[] = [
  { title: 'For', cell: ({ description, number }) => description || number || 'Membership' },
  {
    title: 'Amount',
    width: { narrow: '96px', medium: '16%', wide: '16%' },
    cell: ({ amountCents }) => dollars(amountCents),
  },
  {
    title: 'Status',
    width: { medium: '24%', wide: '24%' },
    from: 'medium',
    cell: paymentStatus,
  },
  { title: 'Date', width: { medium: '20%', wide: '20%' }, from: 'medium', cell: ({ createdAt }) => dayOf(createdAt) },
];

const mailColumns: Column<Mail>[] = [
  { title: 'About', cell: ({ kind }) => mailWord(kind) },
  { title: 'Outcome', width: { narrow: '96px', medium: '20%', wide: '16%' }, cell: ({ state }) => state },
  {
    title: 'To',
    width: { wide: '32%' },
    from: 'wide',
    cell: ({ recipient }) => <span className="address">{recipient}</span>,
  },
  { title: 'When', width: { medium: '30%', wide: '24%' }, from: 'medium', cell: ({ at }) => momentOf(at) },
];

const actorOf = ({ action, actorId, actorEmail }: Deed, memberId: string): string => {
  if (actorId === null) return action.startsWith('billing.') ? 'the system' : 'not signed in';
  return actorId === memberId ? 'the member' : (actorEmail ?? 'an account that is gone');
};

const deedColumns = (memberId: string): Column<Deed>[] => [
  {
    title: 'What',
    cell: ({ action, details }) => (
      <>
        {deedOf(action)}
        <span className="below">{detailsOf(details)}</span>
      </>
    ),
  },
  {
    title: 'By',
    width: { medium: '28%', wide: '28%' },
    from: 'medium',
    cell: (deed) => <span className="address">{actorOf(deed, memberId)}</span>,
    folded: (deed) => `By ${actorOf(deed, memberId)}`,
  },
  { title: 'When', width: { medium: '30%', wide: '24%' }, from: 'medium', cell: ({ at }) => momentOf(at) },
];

interface PartProps<Row> {
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  empty: string;
}

const Part = <Row extends { id: string }>({ empty, ...table }: PartProps<Row>) => (
  <DataTable
    {...table}
    isStale={false}
    state={<ListState isLoading={false} onRetry={() => undefined} empty={empty} />}
  />
);

export const Payments = ({ history: { payments } }: { history: History }) => (
  <Part label="Payments" columns={paymentColumns} rows={payments} empty="Nothing was ever paid." />
);

export const Mails = ({ history: { mails } }: { history: History }) => (
  <Part label="Mails" columns={mailColumns} rows={mails} empty="No mail was sent." />
);

export function Deeds({ history: { member, deeds } }: { history: History }) {
  const rows = deeds.map((deed, at) => ({ ...deed, id: `${deed.at} ${at}` }));
  return <Part label="What was done" columns={deedColumns(member.id)} rows={rows} empty="Nothing was done yet." />;
}
