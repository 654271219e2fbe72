import type { ReactNode } from 'react';
import { DataTable, type Column } from '../ui/data-table.tsx';
import { LoadState } from '../ui/load-state.tsx';
import { Pager } from '../ui/pager.tsx';
import { usePagedList, type PagedList } from './paged-list.ts';
import { useLoadFailure } from './shell.tsx';

interface PagedTableProps<Row> {
  /** What the rows are, for a screen reader. */
  label: string;
  /** The same in the words of a failure, where they differ. */
  noun?: string;
  list: PagedList<Row>;
  search?: string;
  columns: Column<Row>[];
  mark?: (row: Row) => ReactNode;
  empty: string;
  /** In what order they come, in words. */
  order?: string;
  /** How many rows there are in all, where that is known. */
  total?: number | undefined;
}

/** A list of the API as a table, page by page. */
export function PagedTable<Row extends { id: string }>(props: PagedTableProps<Row>) {
  const {
    label,
    noun = label.toLowerCase(),
    list,
    search,
    columns,
    mark,
    empty,
    order = 'newest first',
    total,
  } = props;
  const rows = usePagedList(list, search);
  const failure = `Failed to load ${noun}`;
  useLoadFailure(rows.error, failure);
  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        rows={rows.items}
        {...(mark && { mark })}
        isStale={rows.isPlaceholderData}
        state={
          <LoadState
            isLoading={rows.isPending}
            failure={rows.error ? failure : undefined}
            onRetry={rows.refetch}
            empty={empty}
          />
        }
      />
      <Pager {...rows.pager} total={total} order={order} />
    </>
  );
}
