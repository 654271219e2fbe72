import { Link } from 'react-router-dom';
import type { Column } from '../../../ui/data-table.tsx';
import { dayOf } from '../../../ui/words.ts';
import type { Inquiry } from '../api/inquiries.ts';
import { kindWords, type Inbox } from '../inboxes.ts';
import { DueLine } from './due-line.tsx';
import { StatusSign } from './inquiry-status.tsx';

/** Who wrote, leading to what they wrote; new until somebody has opened it. */
const From = ({ inquiry: { id, name, readAt }, path }: { inquiry: Inquiry; path: string }) => (
  <span className="from">
    <Link className={readAt ? 'member-name from-read' : 'member-name'} to={`${path}/${id}`}>
      {name}
    </Link>
    {!readAt && <span className="badge badge-role">New</span>}
  </span>
);

/** How it stands, and under it the promise of 24 hours. */
const Standing = ({ inquiry }: { inquiry: Inquiry }) => (
  <>
    <StatusSign status={inquiry.status} />
    <DueLine inquiry={inquiry} />
  </>
);

/** The facts of an inbox. */
export const inquiryColumns = ({ path }: Inbox): Column<Inquiry>[] => [
  { title: 'From', width: { medium: '32%', wide: '22%' }, cell: (inquiry) => <From inquiry={inquiry} path={path} /> },
  {
    title: 'Words',
    from: 'medium',
    cell: ({ excerpt }) => <span className="excerpt">{excerpt}</span>,
  },
  {
    title: 'Status',
    width: { narrow: '136px', medium: '150px', wide: '14%' },
    cell: (inquiry) => <Standing inquiry={inquiry} />,
  },
  {
    title: 'Received',
    width: { wide: '11%' },
    from: 'wide',
    cell: ({ receivedAt }) => dayOf(receivedAt),
    folded: ({ receivedAt }) => (
      <>
        Received <span className="in-one-piece">{dayOf(receivedAt)}</span>
      </>
    ),
  },
  {
    title: 'Reference',
    width: { wide: '11%' },
    from: 'wide',
    cell: ({ reference, kind }) => (
      <>
        {reference}
        <span className="below">{kindWords[kind]}</span>
      </>
    ),
    folded: ({ reference, kind }) => (
      <>
        {kindWords[kind]} <span className="in-one-piece">{reference}</span>
      </>
    ),
  },
];
