import { Link } from 'react-router-dom';
import type { Column } from '../../../ui/data-table.tsx';
import { formatCount, formatDate, formatDateTime } from '../../../ui/format.ts';
import { StatusBadge } from '../../../ui/status.tsx';
import type { StoredFile } from '../api/files.ts';
import { fileTypes, formatFileSize, formatLength } from '../file-types.ts';

const KEPT_MS = 30 * 86_400_000;

export function describeSizeAndDuration({ width, height, durationSec, pages }: StoredFile): string[] {
  return [
    width && height ? `${width} × ${height}` : '',
    durationSec === null ? '' : formatLength(durationSec),
    pages ? formatCount(pages, 'page') : '',
  ].filter(Boolean);
}

export const formatDeletionDate = (unusedSince: string): string =>
  formatDate(new Date(Date.parse(unusedSince) + KEPT_MS).toISOString());

function StateNote({ file: { state, problem, type, alt } }: { file: StoredFile }) {
  if (state === 'uploading') return <StatusBadge tone="waiting">Upload not finished</StatusBadge>;
  if (state === 'processing') return <StatusBadge tone="waiting">Being checked</StatusBadge>;
  if (state === 'failed') return <span className="below bad">{problem}</span>;
  return type === 'image' && !alt ? <span className="below soon">No alternative text</span> : null;
}

export const createFileColumns = (to: (id: string) => string): Column<StoredFile>[] => [
  {
    title: 'Name',
    cell: (file) => (
      <>
        <Link className="name" to={to(file.id)}>
          {file.name}
        </Link>
        <div>
          <StateNote file={file} />
        </div>
      </>
    ),
  },
  {
    title: 'Type',
    width: { wide: '10%' },
    from: 'wide',
    cell: ({ type }) => (type ? fileTypes[type].label : '–'),
    folded: ({ type }) => type && fileTypes[type].label,
  },
  {
    title: 'Size',
    width: { medium: '18%', wide: '14%' },
    from: 'medium',
    cell: (file) => (
      <>
        <span>{formatFileSize(file.sizeBytes)}</span>
        <span className="below">{describeSizeAndDuration(file).join(', ')}</span>
      </>
    ),
    folded: (file) => [formatFileSize(file.sizeBytes), ...describeSizeAndDuration(file)].join(', '),
  },
  {
    title: 'Used',
    width: { medium: '20%', wide: '17%' },
    from: 'medium',
    cell: (file) => <UsedCell file={file} />,
  },
  {
    title: 'Uploaded',
    width: { medium: '22%', wide: '19%' },
    from: 'medium',
    cell: ({ uploadedAt, uploadedByName }) => (
      <>
        <span>{formatDateTime(uploadedAt)}</span>
        {uploadedByName && <span className="below">by {uploadedByName}</span>}
      </>
    ),
    folded: ({ uploadedAt }) => formatDateTime(uploadedAt),
  },
];

const UsedCell = ({ file: { usageCount, unusedSince } }: { file: StoredFile }) =>
  usageCount > 0 ? (
    `In ${formatCount(usageCount, 'place')}`
  ) : (
    <>
      <span>Not used</span>
      {unusedSince && <span className="below">Deleted on {formatDeletionDate(unusedSince)}</span>}
    </>
  );
