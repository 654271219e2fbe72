import { DataTable, type Column } from '../../../ui/data-table.tsx';
import { formatNumber } from '../../../ui/format.ts';
import { LoadStatus } from '../../../ui/load-state.tsx';
import { Section } from '../../../ui/section.tsx';
import { formatFileSize } from '../../files/file-types.ts';
import type { OperationsState } from '../api/operations.ts';

type TableRow = OperationsState['database']['tables'][number] & { id: string };

const columns: Column<TableRow>[] = [
  { title: 'Table', cell: ({ name }) => <strong>{name}</strong> },
  {
    title: 'Rows',
    width: { medium: '24%', wide: '24%' },
    from: 'medium',
    cell: ({ rows }) => formatNumber(rows),
    folded: ({ rows }) => `Rows: ${formatNumber(rows)}`,
  },
  { title: 'Size', width: { narrow: '96px', medium: '24%', wide: '24%' }, cell: ({ bytes }) => formatFileSize(bytes) },
];

export const TableSizes = ({ database }: Pick<OperationsState, 'database'>) => (
  <Section title="Largest tables">
    <DataTable
      label="Largest tables"
      columns={columns}
      rows={database.tables.map((table) => ({ ...table, id: table.name }))}
      isStale={false}
      state={<LoadStatus isLoading={false} empty="No tables." />}
    />
  </Section>
);
