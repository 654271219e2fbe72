import { Select } from 'antd';
import type { ReactNode } from 'react';
import type { Column } from '../../../ui/data-table.tsx';
import { formatDateTime } from '../../../ui/format.ts';
import { StatusBadge, type StatusBadgeTone } from '../../../ui/status.tsx';
import type { ContentItem, ContentStatus } from '../api/content.ts';

export const contentStatuses: Readonly<Record<ContentStatus, { label: string; tone: StatusBadgeTone }>> = {
  published: { label: 'Published', tone: 'good' },
  scheduled: { label: 'Scheduled', tone: 'waiting' },
  draft: { label: 'Draft', tone: 'draft' },
};

const isStatus = (value: string | null): value is ContentStatus =>
  value !== null && Object.hasOwn(contentStatuses, value);

export const parseStatus = (value: string | null): ContentStatus | undefined => (isStatus(value) ? value : undefined);

export function ContentStatusLabel({ item }: { item: ContentItem }) {
  const { status, publishAt, unpublishAt, problem } = item;
  const { label, tone } = contentStatuses[status];
  const start = publishAt && `${status === 'published' ? 'Changes ' : ''}${formatDateTime(publishAt)}`;
  const facts = [start, unpublishAt && `Until ${formatDateTime(unpublishAt)}`].filter(Boolean);
  return (
    <>
      <StatusBadge tone={tone}>{label}</StatusBadge>
      {facts.map((fact) => (
        <span key={fact} className="below">
          {fact}
        </span>
      ))}
      {problem && <span className="below bad">{`Not published: ${problem}`}</span>}
    </>
  );
}

export const statusColumn: Column<ContentItem> = {
  title: 'Status',
  width: { medium: '18%', wide: '14%' },
  from: 'medium',
  cell: (item) => <ContentStatusLabel item={item} />,
};

export const withUnpublishedChangesNote = (column: Column<ContentItem>): Column<ContentItem> => ({
  ...column,
  cell: (item): ReactNode => (
    <>
      <div style={{ display: 'contents' }}>{column.cell(item)}</div>
      {item.hasDraft && <span className="below">Unpublished changes</span>}
    </>
  ),
});

const options = Object.entries(contentStatuses).map(([value, { label, tone }]) => ({
  value,
  label: <StatusBadge tone={tone}>{label}</StatusBadge>,
}));

interface StatusFilterProps {
  value: ContentStatus | undefined;
  onChange: (status: string) => void;
}

export const StatusFilter = ({ value, onChange }: StatusFilterProps) => (
  <Select
    aria-label="Status"
    placeholder="Any status"
    allowClear
    virtual={false}
    style={{ flex: '0 1 160px' }}
    options={options}
    value={value}
    onChange={(status?: string) => onChange(status ?? '')}
  />
);
