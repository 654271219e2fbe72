import { Flex, Segmented } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { inquiryList, inquiryStatuses, parseInquiryStatus } from '../../features/inquiries/api/inquiries.ts';
import { createInquiryColumns } from '../../features/inquiries/components/inquiry-columns.tsx';
import type { Inbox } from '../../features/inquiries/inboxes.ts';
import { PagedTable } from '../../shell/paged-table.tsx';
import { useShell } from '../../shell/shell.tsx';
import { RingAvatar } from '../../ui/art/ring-avatar.tsx';
import { PageHeader } from '../../ui/page-head.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useDebouncedValue } from '../../ui/use-debounced.ts';
import { capitalize } from '../../ui/format.ts';

const all = { value: 'all', label: 'All' };
const options = [all, ...inquiryStatuses.map((status) => ({ value: status, label: capitalize(status) }))];

export function InboxPage({ inbox }: { inbox: Inbox }) {
  const { api } = useShell();
  const [params, setParams] = useSearchParams();
  const [status, setStatus] = useState(parseInquiryStatus(params.get('status')));
  const [typed, setTyped] = useState(params.get('q') ?? '');
  const search = useDebouncedValue(typed.trim());
  const choose = (chosen: string): void => {
    setStatus(parseInquiryStatus(chosen));
    setParams(parseInquiryStatus(chosen) ? { status: chosen } : {}, { replace: true });
  };
  return (
    <>
      <PageHeader title={inbox.title} about={inbox.about} />
      <Flex wrap align="center" gap="8px 16px">
        <SearchField placeholder="Search by name, email or reference..." value={typed} onChange={setTyped} />
        <Segmented aria-label="Status" options={options} value={status ?? all.value} onChange={choose} />
      </Flex>
      <PagedTable
        label={inbox.about ?? inbox.title}
        list={inquiryList(api, inbox.kinds, status)}
        search={search}
        columns={createInquiryColumns(inbox)}
        mark={({ email }) => <RingAvatar of={email} />}
        empty={status || search ? 'No matches.' : inbox.empty}
      />
    </>
  );
}
