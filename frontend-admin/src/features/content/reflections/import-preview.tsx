import { Alert } from 'antd';
import dayjs from 'dayjs';
import { DataTable, type Column } from '../../../ui/data-table.tsx';
import { formatCount } from '../../../ui/format.ts';
import type { ReflectionImport } from '../api/reflection-days.ts';

type Row = ReflectionImport['items'][number] & { id: string };

/** More faults are not useful at once, and thousands of lines would block the page. */
const maxFaults = 50;

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

/** What the lines of a list become, or what is wrong with them. */
export function ImportPreview({ preview: { items, faults } }: { preview: ReflectionImport }) {
  if (faults.length > 0)
    return (
      <Alert
        type="error"
        showIcon
        title={`Correct ${formatCount(faults.length, 'line')}. Nothing was saved.`}
        description={
          <ul className="faults">
            {faults.slice(0, maxFaults).map(({ line, message }) => (
              <li key={`${line} ${message}`}>{`Line ${line}: ${message}`}</li>
            ))}
            {faults.length > maxFaults && <li>{`and ${faults.length - maxFaults} more`}</li>}
          </ul>
        }
      />
    );
  return (
    <>
      <p>{`${formatCount(items.length, 'text')} can be saved. Each is shown on its day.`}</p>
      <DataTable
        label="Texts to import"
        columns={columns}
        rows={items.map((item) => ({ ...item, id: item.date }))}
        isStale={false}
        state={null}
      />
    </>
  );
}
