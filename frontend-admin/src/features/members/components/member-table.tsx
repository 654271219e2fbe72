import { useMemo } from 'react';
import { useShell } from '../../../shell/shell.tsx';
import { RingAvatar } from '../../../ui/art/ring-avatar.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { ListState } from '../../../ui/list-state.tsx';
import { usePagedList } from '../../../shell/paged-list.ts';
import { Pager } from '../../../ui/pager.tsx';
import { useLoadFailure } from '../../../shell/use-load-failure.ts';
import { memberList } from '../api/members.ts';
import { useIsAdmin } from '../../../shell/use-is-admin.ts';
import { memberColumns } from './member-columns.tsx';

const failure = 'Failed to load users';

/** The members a search finds, or all of them; `total` is their number where nothing is searched for. */
export function MemberTable({ search, total }: { search: string; total?: number | undefined }) {
  const { api } = useShell();
  const members = usePagedList(memberList(api), search);
  const mayChange = useIsAdmin();
  const columns = useMemo(() => memberColumns(mayChange), [mayChange]);
  useLoadFailure(members.error, failure);
  return (
    <>
      <DataTable
        label="Members"
        columns={columns}
        rows={members.items}
        mark={({ id }) => <RingAvatar of={id} />}
        isStale={members.isPlaceholderData}
        state={
          <ListState
            isLoading={members.isPending}
            failure={members.error ? failure : undefined}
            onRetry={members.refetch}
            empty="No members found"
          />
        }
      />
      <Pager {...members.pager} total={search ? undefined : total} order="newest first" />
    </>
  );
}
