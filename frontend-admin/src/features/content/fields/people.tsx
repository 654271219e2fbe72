import { useQueries, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { useShell } from '../../../shell/shell.tsx';
import { useDebouncedValue } from '../../../ui/use-debounced.ts';
import { contentChoicesQuery, contentItemQuery } from '../api/content.ts';
import type { FormFieldDefinition } from './field.ts';

function useNames(ids: readonly string[]): Map<string, string> {
  const { api } = useShell();
  return useQueries({
    queries: ids.map((id) => contentItemQuery(api, 'people', id)),
    combine: (asked) => new Map(asked.flatMap(({ data }) => (data ? [[data.id, data.title] as const] : []))),
  });
}

interface PeopleSelectProps {
  id?: string;
  value?: string[];
  onChange?: (value: string[]) => void;
}

function PeopleSelect({ value = [], onChange, ...rest }: PeopleSelectProps) {
  const { api } = useShell();
  const [typed, setTyped] = useState('');
  const { data, isFetching } = useQuery({
    ...contentChoicesQuery(api, 'people', useDebouncedValue(typed.trim())),
    placeholderData: (before) => before,
  });
  const names = useNames(value);
  const found = (data?.items ?? []).map(({ id, title }) => ({ value: id, label: title }));
  const chosen = value
    .filter((id) => !found.some((option) => option.value === id))
    .map((id) => ({ value: id, label: names.get(id) ?? 'Loading...' }));
  return (
    <Select
      {...rest}
      mode="multiple"
      virtual={false}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={isFetching}
      options={typed ? found : [...chosen, ...found]}
      notFoundContent={isFetching ? 'Loading...' : 'Nothing found'}
      value={value}
      onChange={(next: string[]) => {
        setTyped('');
        onChange?.(next);
      }}
    />
  );
}

function Names({ ids }: { ids: readonly string[] }) {
  const names = useNames(ids);
  return ids.length > 0 ? ids.map((id) => names.get(id) ?? '...').join(', ') : '–';
}

export const createPeopleField = (): FormFieldDefinition<string[]> => ({
  label: 'People',
  isOptional: false,
  span: 24,
  control: <PeopleSelect />,
  initial: [],
  hint: 'Who teaches or hosts it, the first named first.',
  inWords: (ids) => <Names ids={ids} />,
});
