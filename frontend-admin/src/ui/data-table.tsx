import { Flex, Grid, Table, type TableProps } from 'antd';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { splitColumnsByWidth, type TableSize } from './split-columns-by-width.ts';

export interface Column<Row> {
  title: string;
  /** Columns without a width share the remaining space. */
  width?: Partial<Record<TableSize, string>>;
  /** Smaller tables show the cells of this column inside the first column. */
  from?: TableSize;
  cell: (row: Row) => ReactNode;
  /** Replaces `cell` inside the first column, where the column title is not visible. */
  folded?: (row: Row) => ReactNode;
}

export interface Selection<Row> {
  rows: Row[];
  onChange: (rows: Row[]) => void;
  nameRow: (row: Row) => string;
}

interface DataTableProps<Row> {
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  mark?: (row: Row) => ReactNode;
  isStale: boolean;
  state: ReactNode;
  rowComponent?: ComponentType<ComponentProps<'tr'>>;
  selection?: Selection<Row> | undefined;
}

/** Narrow screens show some cells inside the first column, so that the table does not scroll sideways. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { label, columns, rows, mark, isStale, state, rowComponent, selection } = props;
  const { md, xl } = Grid.useBreakpoint();
  const room = xl ? 'wide' : md ? 'medium' : 'narrow';
  const { own, folded } = splitColumnsByWidth(columns, room);
  return (
    <Table<Row>
      className="data-table"
      aria-label={label}
      aria-busy={isStale}
      rowKey="id"
      columns={own.map(({ title, width, cell }, index) => ({
        key: title,
        title,
        ...(width?.[room] && { width: width[room] }),
        render: (_value: unknown, row: Row) =>
          index > 0 ? (
            cell(row)
          ) : (
            <Flex align={folded.length > 0 ? 'start' : 'center'} gap={10} className="first-cell">
              {mark?.(row)}
              <div>
                <div style={{ display: 'contents' }}>{cell(row)}</div>
                {folded.map((column) => (
                  <FoldedFact key={column.title} fact={(column.folded ?? column.cell)(row)} />
                ))}
              </div>
            </Flex>
          ),
      }))}
      dataSource={rows}
      pagination={false}
      tableLayout="fixed"
      locale={{ emptyText: state }}
      {...(selection && { rowSelection: createRowSelection(rows, selection) })}
      {...(rowComponent && { components: { body: { row: rowComponent } } })}
    />
  );
}

function createRowSelection<Row extends { id: string }>(
  shown: readonly Row[],
  { rows, onChange, nameRow }: Selection<Row>,
): NonNullable<TableProps<Row>['rowSelection']> {
  const known = [...shown, ...rows];
  return {
    columnWidth: 40,
    preserveSelectedRowKeys: true,
    selectedRowKeys: rows.map(({ id }) => id),
    onChange: (keys) => onChange(keys.flatMap((key) => known.find(({ id }) => id === key) ?? [])),
    getCheckboxProps: (row) => ({ 'aria-label': `Select ${nameRow(row)}` }),
    getTitleCheckboxProps: () => ({ 'aria-label': 'Select all rows of this page' }),
  };
}

const FoldedFact = ({ fact }: { fact: ReactNode }) => fact && <div className="below">{fact}</div>;
