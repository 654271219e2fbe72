import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { useId } from 'react';
import { useShell } from '../../../shell/shell.tsx';
import { audienceOptionsQuery, offeredAudiencesQuery, savedAudienceQuery } from '../api/audiences.ts';
import { describeFilter } from '../audience-texts.ts';
import { AudienceCountLine } from './audience-count.tsx';

interface SavedAudienceSelectProps {
  value: string | null;
  onChange: (id: string | null) => void;
}

export function SavedAudienceSelect({ value, onChange }: SavedAudienceSelectProps) {
  const { api } = useShell();
  const id = useId();
  const { data: offered, isPending } = useQuery(offeredAudiencesQuery(api));
  const { data: chosen } = useQuery(savedAudienceQuery(api, value));
  const { data: options } = useQuery(audienceOptionsQuery(api));
  const items = offered?.items ?? [];
  const isListed = !chosen || items.some((item) => item.id === chosen.id);
  return (
    <>
      <Form.Item label="Audience" htmlFor={id} style={{ marginTop: 16, marginBottom: 12 }}>
        <Select
          virtual={false}
          id={id}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder="Choose an audience"
          loading={isPending}
          notFoundContent="No saved audiences yet"
          value={value}
          options={(isListed ? items : [chosen, ...items]).map((item) => ({ value: item.id, label: item.name }))}
          onChange={onChange}
        />
      </Form.Item>
      {chosen && (
        <>
          <p className="below">{`${describeFilter(chosen.filter, options?.programs)}.`}</p>
          <AudienceCountLine filter={chosen.filter} />
        </>
      )}
    </>
  );
}
