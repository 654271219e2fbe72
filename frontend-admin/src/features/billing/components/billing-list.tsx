import { usePagedList, type PagedList } from '../../../shell/paged-list.ts';
import { useLoadFailure } from '../../../shell/use-load-failure.ts';
import { DataTable, type Column } from '../../../ui/data-table.tsx';
import { ListState } from '../../../ui/list-state.tsx';
import { Pager } from '../../../ui/pager.tsx';

interface BillingListProps<Row> {
  label: string;
  list: PagedList<Row>;
  columns: Column<Row>[];
  empty: string;
}

/** One of billing's lists, the last first. */
export function BillingList<Row extends { id: string }>({ label, list, columns, empty }: BillingListProps<Row>) {
  const rows = usePagedList(list);
  const failure = `Failed to load ${label.toLowerCase()}`;
  useLoadFailure(rows.error, failure);
  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        rows={rows.items}
        isStale={rows.isPlaceholderData}
        state={
          <ListState
            isLoading={rows.isPending}
            failure={rows.error ? failure : undefined}
            onRetry={rows.refetch}
            empty={empty}
          />
        }
      />
      <Pager {...rows.pager} order="newest first" />
    </>
  );
}
