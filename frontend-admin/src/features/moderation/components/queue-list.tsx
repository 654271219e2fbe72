import { Card, Flex, Select, Typography } from 'antd';
import { Link } from 'react-router-dom';
import { usePagedList } from '../../../shell/paged-list.ts';
import { useLoadFailureToast } from '../../../shell/shell.tsx';
import { LoadStatus } from '../../../ui/load-state.tsx';
import { Pagination } from '../../../ui/pager.tsx';
import { StatusBadge } from '../../../ui/status.tsx';
import { useCurrentTime } from '../../../ui/use-now.ts';
import { formatDuration } from '../../../ui/format.ts';
import type { QueuedPost } from '../api/moderation.ts';
import { describeReports, describePostState } from '../labels.ts';

const parts = [
  { value: '', label: 'Oldest first' },
  { value: 'shown', label: 'Shown on the forum' },
  { value: 'hidden', label: 'Hidden by reports' },
  { value: 'held', label: 'Links by new members' },
];
const failure = 'Failed to load the queue';

interface QueueListProps {
  queue: ReturnType<typeof usePagedList<QueuedPost>>;
  part: string;
  onPart: (part: string) => void;
  chosen: string | undefined;
  to: (id: string) => string;
}

export function ModerationQueueList({ queue, part, onPart, chosen, to }: QueueListProps) {
  const { items, error, isPending, isPlaceholderData, refetch, pager } = queue;
  useLoadFailureToast(error, failure);
  return (
    <>
      <Card styles={{ body: { padding: 0 } }}>
        <div style={{ padding: 12 }}>
          <Select style={{ width: '100%' }} aria-label="Show" options={parts} value={part} onChange={onPart} />
        </div>
        {items.length > 0 ? (
          <ul className="queue" aria-label="Waiting" aria-busy={isPlaceholderData}>
            {items.map((row) => (
              <li key={row.id}>
                <QueueRow row={row} to={to(row.id)} isChosen={row.id === chosen} />
              </li>
            ))}
          </ul>
        ) : (
          <div style={{ padding: '24px 16px 40px' }}>
            <LoadStatus
              isLoading={isPending}
              failure={error ? failure : undefined}
              onRetry={refetch}
              empty={part ? 'Nothing of this kind is waiting.' : 'No reports.'}
            />
          </div>
        )}
      </Card>
      <Pagination {...pager} order="oldest first" />
    </>
  );
}

function QueueRow({ row, to, isChosen }: { row: QueuedPost; to: string; isChosen: boolean }) {
  const { title, isFirst, author, waitsSince } = row;
  const { words, tone } = describePostState(row);
  const now = useCurrentTime();
  return (
    <Link to={to} replace aria-current={isChosen ? 'true' : undefined}>
      <Flex component="span" justify="space-between" gap={12} className="address">
        <strong>{isFirst ? title : `Re: ${title}`}</strong>
        <Typography.Text type="secondary" style={{ whiteSpace: 'nowrap' }}>
          {formatDuration((now - Date.parse(waitsSince)) / 1_000)}
        </Typography.Text>
      </Flex>
      <span className="below">
        {author} · {describeReports(row)}
      </span>
      <StatusBadge tone={tone}>{words}</StatusBadge>
    </Link>
  );
}
