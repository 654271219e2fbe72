import { Flex, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import type { Tier } from 'shell/tier';
import { TierLabel } from '../../../ui/art/tier-mark.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { categoryOptions, type EventFilters } from './use-event-filters.ts';

interface EventFilterBarProps {
  filters: EventFilters;
  onChange: (changes: Record<string, string | undefined>) => void;
  children?: ReactNode;
}

const tierOptions = (['free', 'seeker', 'creator', 'visionary'] as const).map((tier) => ({
  value: tier,
  label: <TierLabel tier={tier} />,
}));

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
      <Select<Tier>
        aria-label="Tier"
        placeholder="Any tier"
        allowClear
        virtual={false}
        style={{ flex: '0 1 160px' }}
        options={tierOptions}
        {...(filters.tier && { value: filters.tier })}
        onChange={(tier?: Tier) => onChange({ tier })}
      />
    </Flex>
  );
}
