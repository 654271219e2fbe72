import { Flex, Select } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PagedTable } from '../../../shell/paged-table.tsx';
import { useShell } from '../../../shell/shell.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { formatDateTime } from '../../../ui/format.ts';
import { campaignList, type CampaignRow, type CampaignStatus } from '../api/campaigns.ts';
import { statusLabels } from '../status.ts';
import { CampaignActions, NewCampaignButton } from './campaign-actions.tsx';
import { CampaignStatusBadge } from './campaign-status.tsx';
import { MailingListFigures } from './list-figures.tsx';

const statusOptions = Object.entries(statusLabels).map(([value, label]) => ({ value, label }));

function describeTime({ status, sendAt, startedAt, updatedAt }: CampaignRow): string {
  if (status === 'scheduled' && sendAt) return `Scheduled for ${formatDateTime(sendAt)}`;
  if (startedAt) return `${status === 'done' ? 'Sent' : 'Started'} ${formatDateTime(startedAt)}`;
  return `Changed ${formatDateTime(updatedAt)}`;
}

function describePeople({ confirmedRecipients, sentSoFar }: CampaignRow): string | undefined {
  const people = confirmedRecipients?.toLocaleString('en');
  return people && sentSoFar !== null ? `${sentSoFar.toLocaleString('en')} of ${people}` : people;
}

const columns: Column<CampaignRow>[] = [
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
  { title: 'Status', width: { medium: '130px', wide: '160px' }, from: 'medium', cell: CampaignStatusBadge },
  {
    title: 'People',
    width: { medium: '120px', wide: '140px' },
    from: 'medium',
    cell: (row) => describePeople(row) ?? '–',
    folded: (row) => {
      const people = describePeople(row);
      return people && `${people} people`;
    },
  },
  { title: 'Author', width: { wide: '180px' }, from: 'wide', cell: ({ author }) => author ?? 'Deleted account' },
  {
    title: 'When',
    width: { wide: '240px' },
    from: 'wide',
    cell: describeTime,
  },
  {
    title: 'Actions',
    width: { narrow: '92px', medium: '150px', wide: '150px' },
    cell: (row) => <CampaignActions row={row} />,
  },
];

export function CampaignList() {
  const { api } = useShell();
  const [status, setStatus] = useState<CampaignStatus>();
  return (
    <>
      <MailingListFigures />
      <Flex wrap justify="space-between" gap={12}>
        <Select<CampaignStatus>
          virtual={false}
          aria-label="Status"
          allowClear
          placeholder="Any status"
          style={{ width: 180 }}
          options={statusOptions}
          value={status ?? null}
          onChange={(next?: CampaignStatus) => setStatus(next)}
        />
        <NewCampaignButton />
      </Flex>
      <PagedTable
        label="Campaigns"
        list={campaignList(api, status)}
        columns={columns}
        empty={status ? 'No campaign has this status.' : 'No campaigns yet. Write the first one.'}
      />
    </>
  );
}
