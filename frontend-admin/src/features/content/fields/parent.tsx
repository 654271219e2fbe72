import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState, type CSSProperties } from 'react';
import { useShell } from '../../../shell/shell.tsx';
import { useDebouncedValue } from '../../../ui/use-debounced.ts';
import { contentChoicesQuery, contentItemQuery, type ContentItem, type ContentKindName } from '../api/content.ts';
import type { FormFieldDefinition } from './field.ts';

/** Adds the title of the program, because modules of two programs can have the same title. */
const fullTitle = ({ title, programTitle }: ContentItem): string =>
  typeof programTitle === 'string' ? `${programTitle} · ${title}` : title;

interface ParentSelectProps {
  kind: ContentKindName;
  id?: string;
  value?: string | undefined;
  onChange?: (value: string | undefined) => void;
  placeholder?: string;
  allowClear?: boolean;
  style?: CSSProperties;
  'aria-label'?: string;
}

export function ParentSelect({ kind, value, onChange, ...select }: ParentSelectProps) {
  const { api } = useShell();
  const [typed, setTyped] = useState('');
  const { data, isFetching } = useQuery({
    ...contentChoicesQuery(api, kind, useDebouncedValue(typed.trim())),
    placeholderData: (before) => before,
  });
  const { data: chosen } = useQuery({ ...contentItemQuery(api, kind, value ?? ''), enabled: Boolean(value) });
  const found = data?.items ?? [];
  const items = chosen && !typed && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;
  return (
    <Select
      {...select}
      virtual={false}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={isFetching}
      options={items.map((item) => ({ value: item.id, label: fullTitle(item) }))}
      notFoundContent={isFetching ? 'Loading...' : 'Nothing found'}
      value={value}
      onChange={(next?: string) => onChange?.(next)}
    />
  );
}

function ParentTitle({ kind, id }: { kind: ContentKindName; id: string }) {
  const { api } = useShell();
  const { data } = useQuery(contentItemQuery(api, kind, id));
  return data ? fullTitle(data) : '–';
}

export const createParentField = (label: string, kind: ContentKindName): FormFieldDefinition<string> => ({
  label,
  isOptional: false,
  span: 24,
  control: <ParentSelect kind={kind} />,
  inWords: (id) => <ParentTitle kind={kind} id={id} />,
});
