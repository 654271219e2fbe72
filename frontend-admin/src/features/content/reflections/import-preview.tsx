import { Alert } from 'antd';
import dayjs from 'dayjs';
import { DataTable, type Column } from '../../../ui/data-table.tsx';
import { formatCount } from '../../../ui/format.ts';
import type { ReflectionImport } from '../api/reflection-days.ts';

type Row = ReflectionImport['items'][number] & { id: string };

const columns: Column<Row>[] = [
  {
    title: 'Day',
    width: { medium: '170px', wide: '170px' },
    cell: ({ date }) => dayjs(date).format('ddd D MMM YYYY'),
  },
  {
    title: 'Title',
    width: { medium: '30%', wide: '30%' },
    from: 'medium',
    cell: ({ title }) => <strong>{title}</strong>,
  },
  {
    title: 'Text',
    from: 'medium',
    cell: ({ excerpt, question }) => (
      <span>
        <span>{excerpt}</span>
        <span className="below">{question}</span>
      </span>
    ),
  },
];

export const describeImportCount = ({ items }: ReflectionImport): string =>
  `${formatCount(items.length, 'text')} can be saved. Each is shown on its day.`;

export function ImportPreview({ preview: { items, faults, faultyLines } }: { preview: ReflectionImport }) {
  if (faultyLines > 0)
    return (
      <Alert
        type="error"
        showIcon
        title={`Correct ${formatCount(faultyLines, 'line')}. Nothing was saved.`}
        description={
          <ul className="faults">
            {faults.map(({ line, message }) => (
              <li key={line}>{`Line ${line}: ${message}`}</li>
            ))}
            {faultyLines > faults.length && <li>{`and ${formatCount(faultyLines - faults.length, 'more line')}`}</li>}
          </ul>
        }
      />
    );
  return (
    <DataTable
      label="Texts to import"
      columns={columns}
      rows={items.map((item) => ({ ...item, id: item.date }))}
      isStale={false}
      state={null}
    />
  );
}
