import { Flex, Select } from 'antd';
import { useState } from 'react';
import { PagedTable } from '../../../shell/paged-table.tsx';
import { useShell } from '../../../shell/shell.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { describeReason } from '../../../ui/delivery-reason.ts';
import { EmailText } from '../../../ui/email-text.tsx';
import { formatDateTime } from '../../../ui/format.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { StatusBadge } from '../../../ui/status.tsx';
import { useDebouncedValue } from '../../../ui/use-debounced.ts';
import type { Campaign } from '../api/campaigns.ts';
import { recipientList, type CampaignRecipient, type RecipientChoice } from '../api/sending.ts';
import { recipientLabels, recipientTones } from '../recipient-texts.ts';
import { isScheduledOrSending } from '../status.ts';

const everyMs = 15_000;
const stateOptions = Object.entries({ ...recipientLabels, 'held-back': 'held back' }).map(([value, label]) => ({
  value,
  label,
}));

const columns: Column<CampaignRecipient>[] = [
  {
    title: 'Email',
    cell: (row) => (
      <div>
        <EmailText email={row.email} />
        {row.reason && <span className="below">{describeReason(row)}</span>}
      </div>
    ),
  },
  {
    title: 'Result',
    width: { narrow: '110px', medium: '150px', wide: '180px' },
    cell: ({ state }) => <StatusBadge tone={recipientTones[state]}>{recipientLabels[state]}</StatusBadge>,
  },
  {
    title: 'At',
    width: { medium: '170px', wide: '200px' },
    from: 'medium',
    cell: ({ at }) => (at ? formatDateTime(at) : '–'),
    folded: ({ at }) => at && formatDateTime(at),
  },
];

interface RecipientTableProps {
  campaign: Campaign;
  state: RecipientChoice | undefined;
  onState: (state: RecipientChoice | undefined) => void;
}

export function RecipientTable({ campaign, state, onState }: RecipientTableProps) {
  const { api } = useShell();
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim());
  return (
    <>
      <Flex wrap gap={12}>
        <SearchField placeholder="Search by email..." value={typed} onChange={setTyped} />
        <Select<RecipientChoice>
          aria-label="Result"
          virtual={false}
          allowClear
          placeholder="Any result"
          style={{ width: 160 }}
          options={stateOptions}
          value={state ?? null}
          onChange={(next?: RecipientChoice) => onState(next)}
        />
      </Flex>
      <PagedTable
        label="Recipients"
        list={recipientList(api, campaign.id, {
          state,
          everyMs: isScheduledOrSending(campaign.status) ? everyMs : undefined,
        })}
        search={search}
        columns={columns}
        order="in the order of sending"
        empty={search || state ? 'No recipient matches.' : 'No recipients yet.'}
      />
    </>
  );
}
