import { Card, Col, Row } from 'antd';
import { formatCount, formatDuration } from '../../../ui/format.ts';
import { StatusBadge } from '../../../ui/status.tsx';
import { formatFileSize } from '../../files/file-types.ts';
import type { OperationsState } from '../api/operations.ts';
import { isDiskAlmostFull } from '../texts.ts';

type State = OperationsState & { responseMs: number };

interface Part {
  name: string;
  isGood: (state: State) => boolean;
  fact: (state: State) => string;
}

const gigabyte = 1_000_000_000;
const toGigabytes = (bytes: number): string => (bytes / gigabyte).toFixed(bytes < 10 * gigabyte ? 1 : 0);
const slowMs = 3_000;
const maxWaitSeconds = 300;

const parts: readonly Part[] = [
  {
    name: 'Site',
    isGood: ({ responseMs }) => responseMs < slowMs,
    fact: ({ responseMs }) => `responds in ${responseMs} ms`,
  },
  {
    name: 'Database',
    isGood: ({ database }) => database.waiting === 0,
    fact: ({ database: { busy, max, waiting, bytes } }) =>
      `${busy} of ${max} connections in use${waiting > 0 ? `, ${waiting} requests wait` : ''}, ${formatFileSize(bytes)}`,
  },
  {
    name: 'Worker',
    isGood: ({ workers }) => workers.alive > 0,
    fact: ({ workers: { alive, lastSeenSeconds } }) =>
      lastSeenSeconds === null
        ? 'not seen for an hour'
        : `${alive > 1 ? `${alive} run, ` : ''}last seen ${formatDuration(lastSeenSeconds)} ago`,
  },
  {
    name: 'Email',
    isGood: ({ email, workers }) => email.waitingSeconds < maxWaitSeconds && workers.alive > 0,
    fact: ({ email: { waiting, waitingSeconds }, workers }) => {
      if (waiting > 0)
        return `${formatCount(waiting, 'email waits', 'emails wait')}, the oldest ${formatDuration(waitingSeconds)}`;
      return workers.alive > 0 ? 'no email waits' : 'no email is sent without a worker';
    },
  },
  {
    name: 'Payments',
    isGood: ({ payments }) => payments.openSeconds < maxWaitSeconds,
    fact: ({ checkedAt, payments: { lastReceivedAt } }) =>
      lastReceivedAt === null
        ? 'nothing received from Stripe yet'
        : `last received from Stripe ${formatDuration(Math.max(Date.parse(checkedAt) - Date.parse(lastReceivedAt), 0) / 1000)} ago`,
  },
  {
    name: 'Files',
    isGood: (state) => !isDiskAlmostFull(state),
    fact: ({ storage: { isBucket, usedBytes, totalBytes } }) =>
      `${toGigabytes(usedBytes)} of ${toGigabytes(totalBytes)} GB of the disk used${isBucket ? ', files in a bucket' : ''}`,
  },
];

export const SystemStatusCards = ({ state }: { state: State }) => (
  <Row role="list" gutter={[12, 12]} aria-label="Parts">
    {parts.map(({ name, isGood, fact }) => (
      <Col role="listitem" key={name} xs={24} md={12} xl={8}>
        <Card size="small">
          <StatusBadge tone={isGood(state) ? 'good' : 'bad'}>
            <strong>{name}</strong>
          </StatusBadge>
          {!isGood(state) && <span className="unseen"> needs attention</span>}
          <span className="below">{fact(state)}</span>
        </Card>
      </Col>
    ))}
  </Row>
);
