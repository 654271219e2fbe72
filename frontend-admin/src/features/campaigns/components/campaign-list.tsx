import { useQuery } from '@tanstack/react-query';
import { Flex, Select } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PagedTable } from '../../../shell/paged-table.tsx';
import { useShell } from '../../../shell/shell.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { withParams } from '../../../ui/url-params.ts';
import { useDebouncedValue } from '../../../ui/use-debounced.ts';
import { offeredAudiencesQuery, savedAudienceQuery } from '../api/audiences.ts';
import { campaignList, type CampaignStatus } from '../api/campaigns.ts';
import { parseStatus, statusLabels } from '../status.ts';
import { NewCampaignButton } from './campaign-actions.tsx';
import { campaignColumns } from './campaign-columns.tsx';
import { MailingListFigures } from './list-figures.tsx';

const statusOptions = Object.entries(statusLabels).map(([value, label]) => ({ value, label }));

export function CampaignList() {
  const { api } = useShell();
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState(params.get('q') ?? '');
  const search = useDebouncedValue(typed.trim());
  const status = parseStatus(params.get('status'));
  const audienceId = params.get('audience') ?? undefined;
  const change = (name: string, value = '') =>
    setParams((before) => withParams(before, { [name]: value }), { replace: true });
  const isFiltered = search !== '' || status !== undefined || audienceId !== undefined;
  return (
    <>
      <MailingListFigures />
      <Flex wrap justify="space-between" gap={12}>
        <Flex wrap gap={12} style={{ minWidth: 0 }}>
          <SearchField
            placeholder="Search by subject..."
            value={typed}
            onChange={(text) => {
              setTyped(text);
              change('q', text.trim());
            }}
          />
          <Select<CampaignStatus>
            virtual={false}
            aria-label="Status"
            allowClear
            placeholder="Any status"
            style={{ width: 150 }}
            options={statusOptions}
            value={status ?? null}
            onChange={(next?: CampaignStatus) => change('status', next)}
          />
          <AudienceSelect value={audienceId} onChange={(next) => change('audience', next)} />
        </Flex>
        <NewCampaignButton />
      </Flex>
      <PagedTable
        label="Campaigns"
        list={campaignList(api, { ...(status && { status }), ...(audienceId && { audienceId }) })}
        search={search}
        columns={campaignColumns}
        empty={isFiltered ? 'No campaign matches.' : 'No campaigns yet. Write the first one.'}
      />
      <p className="below">We do not count who opens an email.</p>
    </>
  );
}

interface AudienceSelectProps {
  value: string | undefined;
  onChange: (id: string | undefined) => void;
}

function AudienceSelect({ value, onChange }: AudienceSelectProps) {
  const { api } = useShell();
  const { data: offered } = useQuery(offeredAudiencesQuery(api));
  const { data: chosen } = useQuery(savedAudienceQuery(api, value ?? null));
  const items = offered?.items ?? [];
  const isListed = !chosen || items.some(({ id }) => id === chosen.id);
  return (
    <Select
      virtual={false}
      aria-label="Audience"
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      placeholder="Any audience"
      notFoundContent="No saved audiences yet"
      style={{ width: 190 }}
      options={(isListed ? items : [chosen, ...items]).map(({ id, name }) => ({ value: id, label: name }))}
      value={value ?? null}
      onChange={(next?: string | null) => onChange(next ?? undefined)}
    />
  );
}
