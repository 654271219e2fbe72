import { Button, Flex, Typography } from 'antd';
import { DataTable, type Column } from '../../../ui/data-table.tsx';
import { useConfirmDialog } from '../../../ui/dialog.tsx';
import { formatCount, formatDateTime, formatDuration, formatNumber } from '../../../ui/format.ts';
import { LoadStatus } from '../../../ui/load-state.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatusBadge } from '../../../ui/status.tsx';
import { useHoldQueue, type OperationsState, type QueueList, type QueueState } from '../api/operations.ts';
import { queueTexts } from '../texts.ts';
import { defaultHoldMinutes, HoldDurationPicker } from './hold-duration-picker.tsx';

interface QueueRow {
  id: string;
  queue: QueueState;
  onChange: () => void;
}

const columns: Column<QueueRow>[] = [
  {
    title: 'Queue',
    cell: ({ queue }) => (
      <span>
        <strong>{queueTexts[queue.name].label}</strong>
        {queue.failed > 0 && <span className="below">{formatNumber(queue.failed)} failed</span>}
      </span>
    ),
  },
  {
    title: 'Waiting',
    width: { narrow: '88px', medium: '14%', wide: '13%' },
    cell: ({ queue }) => formatNumber(queue.waiting + queue.delayed),
  },
  {
    title: 'Oldest',
    width: { medium: '14%', wide: '12%' },
    from: 'medium',
    cell: ({ queue }) => (queue.waiting > 0 ? formatDuration(queue.oldestSeconds) : '–'),
    folded: ({ queue }) => queue.waiting > 0 && `Oldest: ${formatDuration(queue.oldestSeconds)}`,
  },
  {
    title: 'A minute',
    width: { medium: '14%', wide: '14%' },
    from: 'medium',
    cell: ({ queue }) => formatNumber(queue.doneInLastMinute),
    folded: ({ queue }) => queue.doneInLastMinute > 0 && `${formatCount(queue.doneInLastMinute, 'task')} a minute`,
  },
  {
    title: 'State',
    width: { narrow: '116px', medium: '28%', wide: '34%' },
    cell: ({ queue, onChange }) => (
      <Flex wrap align="center" gap="2px 8px">
        <QueueStatus queue={queue} />
        <Button size="small" type="text" onClick={onChange}>
          <span>{queue.isPaused ? 'Release' : 'Hold...'}</span>
          <span className="unseen"> {queueTexts[queue.name].label}</span>
        </Button>
        {queue.heldUntil !== null && <span className="below">until {formatDateTime(queue.heldUntil)}</span>}
      </Flex>
    ),
  },
];

function QueueStatus({ queue: { isPaused, heldBy, isAtLimit } }: Pick<QueueRow, 'queue'>) {
  if (isPaused) return <StatusBadge tone="over">{heldBy === null ? 'on hold' : `held by ${heldBy}`}</StatusBadge>;
  if (isAtLimit) return <StatusBadge tone="half">at its limit</StatusBadge>;
  return <StatusBadge tone="good">runs</StatusBadge>;
}

interface QueueTableProps {
  queues: QueueList;
  outbox: OperationsState['outbox'];
}

export function QueueTable({ queues, outbox }: QueueTableProps) {
  const { confirm, place } = useConfirmDialog();
  const { mutate, mutateAsync } = useHoldQueue();
  const change = (queue: QueueState): void => {
    if (queue.isPaused) return mutate(queue);
    let minutes = defaultHoldMinutes;
    confirm({
      title: `Hold “${queueTexts[queue.name].label}”?`,
      content: <HoldDurationPicker effect={queueTexts[queue.name].onHold} onChoose={(chosen) => (minutes = chosen)} />,
      okText: 'Hold this queue',
      cancelText: 'Cancel',
      onOk: () => mutateAsync({ ...queue, minutes }).catch(() => undefined),
    });
  };
  return (
    <Section title="Queues">
      <DataTable
        label="Queues"
        columns={columns}
        rows={queues.items.map((queue) => ({ id: queue.name, queue, onChange: () => change(queue) }))}
        isStale={false}
        state={<LoadStatus isLoading={false} empty="No queues." />}
      />
      <Typography.Text type="secondary">
        {outbox.unpublished === 0
          ? 'Every change is passed on.'
          : `Not passed on yet: ${formatNumber(outbox.unpublished)}, the oldest ${formatDuration(outbox.unpublishedSeconds)}.`}
      </Typography.Text>
      {place}
    </Section>
  );
}
