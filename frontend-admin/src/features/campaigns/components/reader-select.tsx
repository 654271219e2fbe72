import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { TIERS, getTierName, type Tier } from 'shell/tier';
import { useShell } from '../../../shell/shell.tsx';
import { formatFullName } from '../../../ui/format.ts';
import { audiencePeopleQuery, type AudienceFilter, type AudiencePerson } from '../api/audiences.ts';
import type { CampaignReader } from '../api/campaigns.ts';

interface ReaderSelectProps {
  id?: string;
  'aria-label'?: string;
  filter: AudienceFilter;
  value: CampaignReader;
  onChange: (reader: CampaignReader) => void;
}

const toValue = ({ subscriberId, tier }: CampaignReader): string => subscriberId ?? tier ?? 'free';

const toReader = (value: string): CampaignReader =>
  (TIERS as readonly string[]).includes(value) ? { tier: value as Tier } : { subscriberId: value };

const namePerson = (person: AudiencePerson): string =>
  `${formatFullName(person) || person.email}, ${getTierName(person.tier)}`;

export function ReaderSelect({ filter, value, onChange, ...select }: ReaderSelectProps) {
  const { api } = useShell();
  const { data } = useQuery(audiencePeopleQuery(api, filter));
  const people = data?.items ?? [];
  return (
    <Select<string>
      {...select}
      virtual={false}
      style={{ width: '100%' }}
      value={toValue(value)}
      options={[
        {
          label: 'Someone without a name',
          options: TIERS.map((tier) => ({ value: tier as string, label: `No name, ${getTierName(tier)}` })),
        },
        ...(people.length > 0
          ? [
              {
                label: 'People in this audience',
                options: people.map((person) => ({ value: person.id, label: namePerson(person) })),
              },
            ]
          : []),
      ]}
      onChange={(next) => onChange(toReader(next))}
    />
  );
}
