import { DataTable, type Column } from '../../../ui/data-table.tsx';
import { ListState } from '../../../ui/list-state.tsx';
import { usePagedList, type PagedList } from '../../../shell/paged-list.ts';
import { Pager } from '../../../ui/pager.tsx';
import { useLoadFailure } from '../../../shell/use-load-failure.ts';
import { capitalised } from '../../../ui/words.ts';

interface ContentTableProps<Row> {
  /** What the rows are, in the plural and in lower case: 'programs'. */
  noun: string;
  /** How the list is ordered, in words. */
  order: string;
  list: PagedList<Row>;
  columns: Column<Row>[];
}

/** One kind of content, to read. */
export function ContentTable<Row extends { id: string }>({ noun, order, list, columns }: ContentTableProps<Row>) {
  const rows = usePagedList(list);
  const failure = `Failed to load ${noun}`;
  useLoadFailure(rows.error, failure);
  return (
    <>
      <DataTable
        label={capitalised(noun)}
        columns={columns}
        rows={rows.items}
        isStale={rows.isPlaceholderData}
        state={
          <ListState
            isLoading={rows.isPending}
            failure={rows.error ? failure : undefined}
            onRetry={rows.refetch}
            empty={`No ${noun} yet.`}
          />
        }
      />
      <Pager {...rows.pager} order={order} />
    </>
  );
}
