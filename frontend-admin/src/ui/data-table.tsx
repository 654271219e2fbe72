import { Flex, Grid, Table } from 'antd';
import type { ReactNode } from 'react';
import { splitColumnsByWidth, type TableSize } from './split-columns-by-width.ts';

export interface Column<Row> {
  title: string;
  /** Width per table size; a column without a width shares the remaining space. */
  width?: Partial<Record<TableSize, string>>;
  /** Smallest table size with a separate column; in smaller tables the first column contains this cell. */
  from?: TableSize;
  cell: (row: Row) => ReactNode;
  /** Rendered when the first column contains this cell, because the title of the column is not visible there. */
  folded?: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  /** Accessible name of the table. */
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  mark?: (row: Row) => ReactNode;
  isStale: boolean;
  /** Shown instead of the rows when the list is empty. */
  state: ReactNode;
}

/** A table that moves cells into the first column on narrow screens, so it never scrolls sideways. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { label, columns, rows, mark, isStale, state } = props;
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
    />
  );
}

const FoldedFact = ({ fact }: { fact: ReactNode }) => fact && <div className="below">{fact}</div>;
