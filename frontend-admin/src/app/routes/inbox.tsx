import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { InquiryTable } from '../../features/inquiries/components/inquiry-table.tsx';
import type { Inbox } from '../../features/inquiries/inboxes.ts';
import { statuses, statusNamed } from '../../features/inquiries/statuses.ts';
import { Choice } from '../../ui/choice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useSettled } from '../../ui/use-settled.ts';
import { capitalised } from '../../ui/words.ts';

const all = { value: 'all', label: 'All' };
const options = [all, ...statuses.map((status) => ({ value: status, label: capitalised(status) }))];

/** The chosen status stands in the address, so that the way back from an inquiry leads to the same list. */
export function InboxPage({ inbox }: { inbox: Inbox }) {
  const [params, setParams] = useSearchParams();
  const [status, setStatus] = useState(statusNamed(params.get('status')));
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const choose = (chosen: string): void => {
    setStatus(statusNamed(chosen));
    setParams(statusNamed(chosen) ? { status: chosen } : {}, { replace: true });
  };
  return (
    <>
      <PageHead title={inbox.title} about={inbox.about} />
      <div className="list-head">
        <SearchField placeholder="Search by name, email or reference..." value={typed} onChange={setTyped} />
        <Choice label="Status" options={options} value={status ?? all.value} onChange={choose} />
      </div>
      <InquiryTable inbox={inbox} status={status} search={search} />
    </>
  );
}
