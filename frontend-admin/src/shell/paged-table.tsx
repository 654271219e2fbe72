import type { ReactNode } from 'react';
import { DataTable, type Column, type Selection } from '../ui/data-table.tsx';
import { LoadStatus } from '../ui/load-state.tsx';
import { Pagination } from '../ui/pager.tsx';
import { usePagedList, type NumberedPage, type PagedList } from './paged-list.ts';
import { useLoadFailureToast } from './shell.tsx';

interface PagedTableProps<Row> {
  label: string;
  noun?: string;
  list: PagedList<Row>;
  search?: string;
  numbered?: NumberedPage;
  columns: Column<Row>[];
  mark?: (row: Row) => ReactNode;
  empty: string;
  order?: string;
  total?: number | undefined;
  selection?: Selection<Row> | undefined;
}

export function PagedTable<Row extends { id: string }>(props: PagedTableProps<Row>) {
  const {
    label,
    noun = label.toLowerCase(),
    list,
    search,
    numbered,
    columns,
    mark,
    empty,
    order = 'newest first',
    total,
    selection,
  } = props;
  const rows = usePagedList(list, search, numbered);
  const failure = `Failed to load ${noun}`;
  useLoadFailureToast(rows.error, failure);
  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        rows={rows.items}
        {...(mark && { mark })}
        isStale={rows.isPlaceholderData}
        selection={selection}
        state={
          <LoadStatus
            isLoading={rows.isPending}
            failure={rows.error ? failure : undefined}
            onRetry={rows.refetch}
            empty={empty}
          />
        }
      />
      <Pagination {...rows.pager} total={total ?? rows.total} order={order} />
    </>
  );
}
