import { Button, Flex } from 'antd';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { DataTable, type Column } from '../../../ui/data-table.tsx';
import { useConfirmDialog } from '../../../ui/dialog.tsx';
import { formatDuration } from '../../../ui/format.ts';
import { LoadStatus } from '../../../ui/load-state.tsx';
import { Section } from '../../../ui/section.tsx';
import {
  useDropFailedTask,
  useRetryAllTasks,
  useRetryTask,
  type FailedTask,
  type QueueList,
} from '../api/operations.ts';
import { describeTask, formatTries, queueTexts } from '../texts.ts';

interface TaskRow {
  id: string;
  task: FailedTask;
  checkedAt: number;
  onDrop: () => void;
}

function NextTry({ task: { nextTryAt }, checkedAt }: TaskRow) {
  if (nextTryAt === null) return 'at its next time';
  const seconds = (Date.parse(nextTryAt) - checkedAt) / 1000;
  return seconds < 1 ? 'now' : `in ${formatDuration(seconds)}`;
}

function Actions({ task, onDrop }: TaskRow) {
  const retry = useRetryTask();
  const name = describeTask(task.task);
  return (
    <Flex wrap gap={4}>
      <BusyButton
        size="small"
        label="Try again"
        busy="Trying..."
        isBusy={retry.isPending}
        of={name}
        onClick={() => retry.mutate(task)}
      />
      <Button size="small" type="text" danger onClick={onDrop}>
        <span>Drop...</span>
        <span className="unseen"> {name}</span>
      </Button>
    </Flex>
  );
}

const columns: Column<TaskRow>[] = [
  {
    title: 'Task',
    cell: ({ task: { task, queue, recipient } }) => (
      <span>
        <strong>{describeTask(task)}</strong>
        {recipient !== null && <span className="below address">to {recipient}</span>}
        <span className="below">{queueTexts[queue].label}</span>
      </span>
    ),
  },
  {
    title: 'What went wrong',
    width: { medium: '34%', wide: '36%' },
    from: 'medium',
    cell: ({ task }) => <span className="address">{task.reason}</span>,
  },
  {
    title: 'Tries',
    width: { wide: '9%' },
    from: 'wide',
    cell: ({ task }) => formatTries(task),
    folded: ({ task }) => `Tries: ${formatTries(task)}`,
  },
  {
    title: 'Next try',
    width: { wide: '10%' },
    from: 'wide',
    cell: (row) => <NextTry {...row} />,
    folded: (row) => (
      <>
        {'Next try: '}
        <NextTry {...row} />
      </>
    ),
  },
  {
    title: 'Actions',
    width: { medium: '180px', wide: '180px' },
    from: 'medium',
    cell: (row) => <Actions {...row} />,
  },
];

const describeLoss = ({ recipient }: FailedTask): string =>
  recipient === null ? 'An email in it is not sent.' : `The email to ${recipient} is not sent.`;

export function FailedTasks({ queues, checkedAt }: { queues: QueueList; checkedAt: string }) {
  const { confirm, place } = useConfirmDialog();
  const { mutateAsync: drop } = useDropFailedTask();
  const retryAll = useRetryAllTasks();
  const failed = queues.items.reduce((sum, queue) => sum + queue.failed, 0);
  const ask = (task: FailedTask) =>
    confirm({
      title: `Drop “${describeTask(task.task)}”?`,
      content: `The task never runs. ${describeLoss(task)} You cannot undo this.`,
      okText: 'Drop this task',
      cancelText: 'Cancel',
      okButtonProps: { danger: true },
      onOk: () => drop(task).catch(() => undefined),
    });
  return (
    <Section
      title="Failed tasks"
      action={
        failed > 0 && (
          <BusyButton
            label="Try all again"
            busy="Trying..."
            isBusy={retryAll.isPending}
            onClick={() => retryAll.mutate()}
          />
        )
      }
    >
      <DataTable
        label="Failed tasks"
        columns={columns}
        rows={queues.failedTasks.map((task) => ({
          id: `${task.queue}:${task.id}`,
          task,
          checkedAt: Date.parse(checkedAt),
          onDrop: () => ask(task),
        }))}
        isStale={false}
        state={<LoadStatus isLoading={false} empty="No task has failed." />}
      />
      {place}
    </Section>
  );
}
