import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SubscriberList } from '../../features/subscribers/components/subscriber-list.tsx';
import { useShell } from '../../shell/shell.tsx';
import { subscriberCountsQuery, type SubscriberCounts as Counts } from '../../features/subscribers/api/subscribers.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-head.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useDebouncedValue } from '../../ui/use-debounced.ts';
import { LabeledValueList } from '../../ui/figures.tsx';

export function SubscribersPage() {
  const { api } = useShell();
  const { data: counts } = useQuery(subscriberCountsQuery(api));
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim());
  return (
    <>
      <PageHeader title="Email Subscribers">
        <LinkButton to="/admin/dashboard">Back to Dashboard</LinkButton>
      </PageHeader>
      <SubscriberCounts counts={counts} />
      <SearchField placeholder="Search by email or name..." value={typed} onChange={setTyped} />
      <SubscriberList search={search} />
    </>
  );
}

function SubscriberCounts({ counts }: { counts: Counts | undefined }) {
  const figure = (key: keyof Counts): string => counts?.[key].toLocaleString('en') ?? '–';
  return (
    <LabeledValueList
      figures={[
        ['Total Subscribers', figure('total')],
        ['Active', figure('active')],
        ['Unsubscribed', figure('unsubscribed')],
      ]}
    />
  );
}
