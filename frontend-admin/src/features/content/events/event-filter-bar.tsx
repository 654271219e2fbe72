import { Flex, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { SearchField } from '../../../ui/search-field.tsx';
import { TierFilter } from '../components/tier-filter.tsx';
import { categoryOptions, type EventFilters } from './use-event-filters.ts';

interface EventFilterBarProps {
  filters: EventFilters;
  onChange: (changes: Record<string, string | undefined>) => void;
  children?: ReactNode;
}

export function EventFilterBar({ filters, onChange, children }: EventFilterBarProps) {
  const [typed, setTyped] = useState(filters.q);
  return (
    <Flex wrap gap={12} align="center">
      {children}
      <SearchField
        placeholder="Search by title..."
        value={typed}
        onChange={(text) => {
          setTyped(text);
          onChange({ q: text.trim() });
        }}
      />
      <Select
        aria-label="Category"
        placeholder="Any category"
        allowClear
        virtual={false}
        style={{ flex: '0 1 160px' }}
        options={categoryOptions}
        value={filters.category as (typeof categoryOptions)[number]['value'] | undefined}
        onChange={(category?: string) => onChange({ category })}
      />
      <TierFilter value={filters.tier} onChange={(tier) => onChange({ tier })} />
    </Flex>
  );
}
