import { useMemo } from 'react';
import { usePagedList } from '../../../shell/paged-list.ts';
import { useShell } from '../../../shell/shell.tsx';
import { useLoadFailure } from '../../../shell/use-load-failure.ts';
import { RingAvatar } from '../../../ui/art/ring-avatar.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { ListState } from '../../../ui/list-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { inquiryList, type InquiryStatus } from '../api/inquiries.ts';
import type { Inbox } from '../inboxes.ts';
import { inquiryColumns } from './inquiry-columns.tsx';

interface InquiryTableProps {
  inbox: Inbox;
  /** Undefined for all of them. */
  status: InquiryStatus | undefined;
  search: string;
}

/** What has arrived in an inbox, the newest first. */
export function InquiryTable({ inbox, status, search }: InquiryTableProps) {
  const { api } = useShell();
  const inquiries = usePagedList(inquiryList(api, inbox.kinds, status), search);
  const columns = useMemo(() => inquiryColumns(inbox), [inbox]);
  const failure = `Failed to load ${(inbox.about ?? inbox.title).toLowerCase()}`;
  useLoadFailure(inquiries.error, failure);
  return (
    <>
      <DataTable
        label={inbox.about ?? inbox.title}
        columns={columns}
        rows={inquiries.items}
        mark={({ email }) => <RingAvatar of={email} />}
        isStale={inquiries.isPlaceholderData}
        state={
          <ListState
            isLoading={inquiries.isPending}
            failure={inquiries.error ? failure : undefined}
            onRetry={inquiries.refetch}
            empty={status || search ? 'Nothing found like this.' : inbox.empty}
          />
        }
      />
      <Pager {...inquiries.pager} order="newest first" />
    </>
  );
}
