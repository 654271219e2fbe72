import { Flex, Grid, Table } from 'antd';
import type { ReactNode } from 'react';
import { foldColumns, type Room } from './fold-columns.ts';

/** One fact of a row. */
export interface Column<Row> {
  title: string;
  /** By the room there is; a column without a width takes what the others leave. */
  width?: Partial<Record<Room, string>>;
  /** With less room than this the column folds into the first one. */
  from?: Room;
  cell: (row: Row) => ReactNode;
  /** The fact as a line of the first column, where its title does not show. */
  folded?: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  /** What the rows are, for a screen reader. */
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  /** Stands before the first column's facts, folded ones too. */
  mark?: (row: Row) => ReactNode;
  /** A newer page is on its way while this one still shows. */
  isStale: boolean;
  /** Stands in place of the rows when there are none. */
  state: ReactNode;
}

/** One table for every list of the admin: it never scrolls sideways, it folds. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { label, columns, rows, mark, isStale, state } = props;
  const { md, xl } = Grid.useBreakpoint();
  const room = xl ? 'wide' : md ? 'medium' : 'narrow';
  const { own, folded } = foldColumns(columns, room);
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
