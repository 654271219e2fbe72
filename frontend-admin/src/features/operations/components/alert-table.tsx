import { DataTable, type Column } from '../../../ui/data-table.tsx';
import { formatDateTime } from '../../../ui/format.ts';
import { LoadStatus } from '../../../ui/load-state.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatusBadge } from '../../../ui/status.tsx';
import type { OperationsState } from '../api/operations.ts';

type OperationsAlert = OperationsState['alerts'][number];

function State({ overSince, closedAt }: OperationsAlert) {
  const noCauseSince = closedAt ?? overSince;
  return (
    <>
      <StatusBadge tone={noCauseSince ? 'over' : 'bad'}>
        {closedAt ? 'over' : overSince ? 'no longer seen' : 'open'}
      </StatusBadge>
      {noCauseSince && <span className="below">{formatDateTime(noCauseSince)}</span>}
    </>
  );
}

const columns: Column<OperationsAlert>[] = [
  {
    title: 'Alert',
    cell: ({ title, detail }) => (
      <span>
        <strong>{title}</strong>
        <span className="below">{detail}</span>
      </span>
    ),
  },
  {
    title: 'What to do',
    width: { medium: '36%', wide: '40%' },
    from: 'medium',
    cell: ({ action, closedAt }) => (closedAt ? 'Nothing' : action),
    folded: ({ action, closedAt }) => !closedAt && action,
  },
  {
    title: 'Since',
    width: { wide: '15%' },
    from: 'wide',
    cell: ({ openedAt }) => formatDateTime(openedAt),
    folded: ({ openedAt }) => `Since: ${formatDateTime(openedAt)}`,
  },
  { title: 'State', width: { narrow: '96px', medium: '15%', wide: '15%' }, cell: (alert) => <State {...alert} /> },
];

export const AlertTable = ({ alerts }: Pick<OperationsState, 'alerts'>) => (
  <Section title="Alerts">
    <DataTable
      label="Alerts"
      columns={columns}
      rows={alerts}
      isStale={false}
      state={<LoadStatus isLoading={false} empty="No alerts in the last 30 days." />}
    />
  </Section>
);
