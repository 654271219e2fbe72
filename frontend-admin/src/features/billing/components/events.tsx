import { PagedTable } from '../../../shell/paged-table.tsx';
import { useShell } from '../../../shell/shell.tsx';
import { BusyButton } from '../../../ui/busy-button.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { StatusBadge } from '../../../ui/status.tsx';
import { formatDateTime } from '../../../ui/format.ts';
import { stripeEventList, useReplayStripeEvent, type StripeEvent, type StripeEventFilter } from '../api/billing.ts';

function Replay({ event }: { event: StripeEvent }) {
  const replay = useReplayStripeEvent(event.id);
  return (
    <BusyButton
      size="small"
      label="Replay"
      busy="Replaying..."
      isBusy={replay.isPending}
      of={event.id}
      onClick={() => replay.mutate()}
    />
  );
}

function Outcome({ event: { processedAt, fault } }: { event: StripeEvent }) {
  if (processedAt) return <StatusBadge tone="good">processed</StatusBadge>;
  return (
    <>
      <StatusBadge tone={fault ? 'bad' : 'over'}>{fault ? 'failed' : 'waiting'}</StatusBadge>
      {fault && <span className="below">{fault}</span>}
    </>
  );
}

const columns: Column<StripeEvent>[] = [
  {
    title: 'Event',
    cell: ({ type, id }) => (
      <span className="address">
        {type}
        <span className="below">{id}</span>
      </span>
    ),
  },
  {
    title: 'Outcome',
    width: { medium: '30%', wide: '26%' },
    from: 'medium',
    cell: (event) => <Outcome event={event} />,
  },
  {
    title: 'Received',
    width: { wide: '24%' },
    from: 'wide',
    cell: ({ receivedAt }) => formatDateTime(receivedAt),
    folded: ({ receivedAt }) => `Received ${formatDateTime(receivedAt)}`,
  },
  {
    title: 'Actions',
    width: { narrow: '96px', medium: '96px', wide: '96px' },
    cell: (event) => <Replay event={event} />,
  },
];

export function StripeEventList({ state }: { state: StripeEventFilter }) {
  const { api } = useShell();
  return (
    <PagedTable
      label={state === 'all' ? 'All events' : 'Unprocessed events'}
      list={stripeEventList(api, state)}
      columns={columns}
      empty={state === 'all' ? 'No events yet.' : 'All events are processed.'}
    />
  );
}
