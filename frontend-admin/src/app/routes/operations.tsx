import { useQuery } from '@tanstack/react-query';
import { Alert, Col, Flex, Row, Typography } from 'antd';
import { useState } from 'react';
import { refetchEverySeconds, operationsQuery, useOpenQueueBoard } from '../../features/operations/api/operations.ts';
import { AlertTable } from '../../features/operations/components/alert-table.tsx';
import { BackupSection } from '../../features/operations/components/backup-section.tsx';
import { EmailChart } from '../../features/operations/components/email-chart.tsx';
import { FailedTasks } from '../../features/operations/components/failed-tasks.tsx';
import { SystemStatusCards } from '../../features/operations/components/system-status-cards.tsx';
import { QueueTable } from '../../features/operations/components/queue-table.tsx';
import { TableSizes } from '../../features/operations/components/table-sizes.tsx';
import { summarizeOperations } from '../../features/operations/texts.ts';
import { useLoadFailureToast, useShell } from '../../shell/shell.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import { LoadStatus } from '../../ui/load-state.tsx';
import { PageHeader } from '../../ui/page-head.tsx';

const failure = 'Failed to load operations';

export function OperationsPage() {
  const { api } = useShell();
  // A refresh could move a row away from the pointer, so the refresh pauses.
  const [isPointing, setIsPointing] = useState(false);
  const { data: state, error, isPending, isFetching, refetch } = useQuery(operationsQuery(api, isPointing));
  const board = useOpenQueueBoard();
  useLoadFailureToast(error, failure);
  if (!state)
    return (
      <>
        <PageHeader title="Operations" />
        <LoadStatus isLoading={isPending} failure={error ? failure : undefined} onRetry={() => void refetch()} />
      </>
    );
  const { tone, title, detail } = summarizeOperations(state);
  return (
    <>
      <PageHeader title="Operations" about={`version ${state.version}`}>
        <Flex wrap align="center" gap="8px 12px">
          <Typography.Text type="secondary">
            {`as of ${formatSeconds(state.checkedAt)}, again every ${refetchEverySeconds} s`}
          </Typography.Text>
          <BusyButton label="Check now" busy="Checking..." isBusy={isFetching} onClick={() => void refetch()} />
          <BusyButton
            label="Open the queue board"
            busy="Opening..."
            isBusy={board.isPending}
            onClick={() => board.mutate()}
          />
        </Flex>
      </PageHeader>
      <Flex vertical gap={16} style={{ marginTop: 16 }}>
        <Alert role="status" type={tone} showIcon title={title} description={detail} />
        <SystemStatusCards state={state} />
      </Flex>
      <AlertTable alerts={state.alerts} />
      {state.queues && (
        <div onPointerEnter={() => setIsPointing(true)} onPointerLeave={() => setIsPointing(false)}>
          <FailedTasks queues={state.queues} checkedAt={state.checkedAt} />
        </div>
      )}
      <Row gutter={[24, 16]}>
        {state.queues && (
          <Col xs={24} xl={14}>
            <QueueTable queues={state.queues} outbox={state.outbox} />
          </Col>
        )}
        <Col xs={24} xl={10}>
          <EmailChart email={state.email} />
          <BackupSection backup={state.backup} />
        </Col>
      </Row>
      <TableSizes database={state.database} />
    </>
  );
}

const formatSeconds = (time: string): string =>
  new Date(time).toLocaleTimeString([], { hour: 'numeric', minute: '2-digit', second: '2-digit' });
