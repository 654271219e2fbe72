import { Button } from 'antd';
import { useMemo } from 'react';
import { useShell } from '../../../shell/shell.tsx';
import { useIsAdmin } from '../../../shell/use-is-admin.ts';
import type { Column } from '../../../ui/data-table.tsx';
import { momentOf } from '../../../ui/words.ts';
import { eventList, useReplay, type StripeEvent, type Waiting } from '../api/billing.ts';
import { BillingList } from './billing-list.tsx';

/** Safe to press twice: a report dealt with again changes nothing that is right already. */
function Replay({ event }: { event: StripeEvent }) {
  const replay = useReplay(event.id);
  return (
    <Button size="small" disabled={replay.isPending} onClick={() => replay.mutate()}>
      Replay<span className="unseen"> {event.id}</span>
    </Button>
  );
}

function Outcome({ event: { processedAt, fault } }: { event: StripeEvent }) {
  if (processedAt) return <span className="status status-good">done</span>;
  return (
    <>
      <span className={`status ${fault ? 'status-bad' : 'status-over'}`}>{fault ? 'failed' : 'waiting'}</span>
      {fault && <span className="below">{fault}</span>}
    </>
  );
}

const facts: Column<StripeEvent>[] = [
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
    cell: ({ receivedAt }) => momentOf(receivedAt),
    folded: ({ receivedAt }) => `Received ${momentOf(receivedAt)}`,
  },
];

const replayColumn: Column<StripeEvent> = {
  title: 'Actions',
  width: { narrow: '96px', medium: '96px', wide: '96px' },
  cell: (event) => <Replay event={event} />,
};

/** What the payment provider has told us: what waits, or everything. */
export function Events({ state }: { state: Waiting }) {
  const { api } = useShell();
  const mayReplay = useIsAdmin();
  const columns = useMemo(() => (mayReplay ? [...facts, replayColumn] : facts), [mayReplay]);
  return (
    <BillingList
      label={state === 'all' ? 'All events' : 'Events not dealt with yet'}
      list={eventList(api, state)}
      columns={columns}
      empty={state === 'all' ? 'No event has come yet.' : 'Every event has been dealt with.'}
    />
  );
}
