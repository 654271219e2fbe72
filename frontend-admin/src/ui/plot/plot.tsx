import { Card, Collapse, Table } from 'antd';
import { lazy, Suspense, type ReactNode } from 'react';
import type { ChartCanvasProps } from './canvas.tsx';

const PlotCanvas = lazy(() => import('./canvas.tsx').then(({ ChartCanvas: canvas }) => ({ default: canvas })));

interface PlotProps extends ChartCanvasProps {
  summary: ReactNode;
  table: { caption: string; columns: string[]; rows: string[][] };
}

export const ChartWithTable = ({ summary, table, ...drawing }: PlotProps) => (
  <Card>
    <p>{summary}</p>
    <div style={{ position: 'relative', height: 220, marginBlock: 16, overflow: 'hidden' }}>
      <Suspense fallback={null}>
        <PlotCanvas {...drawing} />
      </Suspense>
    </div>
    <Collapse
      ghost
      items={[
        {
          key: 'figures',
          label: 'Show the figures',
          children: (
            <Table
              size="small"
              aria-label={table.caption}
              rowKey={(row) => row[0] ?? ''}
              columns={table.columns.map((title, at) => ({
                key: title,
                title,
                render: (_value: unknown, row: string[]) => row[at],
                ...(at === 0 && { rowScope: 'row' as const }),
              }))}
              dataSource={table.rows}
              pagination={false}
            />
          ),
        },
      ]}
    />
  </Card>
);
