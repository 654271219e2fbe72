import { Link } from 'react-router-dom';
import type { Column } from '../../../ui/data-table.tsx';
import { formatCount, formatDateTime, formatNumber } from '../../../ui/format.ts';
import { formatShare } from '../../../ui/shares.ts';
import type { CampaignRow } from '../api/campaigns.ts';
import { CampaignActions } from './campaign-actions.tsx';
import { CampaignStatusBadge } from './campaign-status.tsx';

function describeTime({ status, sendAt, startedAt, updatedAt }: CampaignRow): string {
  if (status === 'scheduled' && sendAt) return `Scheduled for ${formatDateTime(sendAt)}`;
  if (startedAt) return `${status === 'done' ? 'Sent' : 'Started'} ${formatDateTime(startedAt)}`;
  return `Changed ${formatDateTime(updatedAt)}`;
}

function describePeople({ confirmedRecipients, sentSoFar }: CampaignRow): string | undefined {
  const people = confirmedRecipients?.toLocaleString('en');
  return people && sentSoFar !== null ? `${sentSoFar.toLocaleString('en')} of ${people}` : people;
}

const describeDelivered = ({ results }: CampaignRow): string | undefined =>
  results && results.delivered !== null ? formatShare(results.delivered, results.sent) : undefined;

export const campaignColumns: Column<CampaignRow>[] = [
  {
    title: 'Campaign',
    cell: (row) => (
      <div>
        <Link className="name" to={`/admin/mailing/campaigns/${row.id}`}>
          {row.subject || 'Without a subject'}
        </Link>
        {row.audienceName && <span className="below">{row.audienceName}</span>}
      </div>
    ),
  },
  { title: 'Status', width: { medium: '130px', wide: '120px' }, from: 'medium', cell: CampaignStatusBadge },
  {
    title: 'People',
    width: { medium: '120px', wide: '110px' },
    from: 'medium',
    cell: (row) => describePeople(row) ?? '–',
    folded: (row) => {
      const people = describePeople(row);
      return people && `${people} people`;
    },
  },
  {
    title: 'Delivered',
    width: { wide: '100px' },
    from: 'wide',
    cell: (row) => describeDelivered(row) ?? '–',
    folded: (row) => {
      const delivered = describeDelivered(row);
      return delivered && `Delivered ${delivered}`;
    },
  },
  {
    title: 'Clicks',
    width: { wide: '130px' },
    from: 'wide',
    cell: ({ results }) => (results ? formatNumber(results.clicks) : '–'),
    folded: ({ results }) => results && formatCount(results.clicks, 'click'),
  },
  {
    title: 'When',
    width: { wide: '180px' },
    from: 'wide',
    cell: (row) => (
      <>
        <span>{describeTime(row)}</span>
        <span className="below">{row.author ? `by ${row.author}` : 'Deleted account'}</span>
      </>
    ),
    folded: describeTime,
  },
  {
    title: 'Actions',
    width: { narrow: '92px', medium: '150px', wide: '150px' },
    cell: (row) => <CampaignActions row={row} />,
  },
];
