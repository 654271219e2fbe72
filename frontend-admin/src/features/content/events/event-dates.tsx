import { useState } from 'react';
import { EditContentDialog } from '../components/content-dialog.tsx';
import type { EventDate } from '../api/event-dates.ts';
import { eventKind } from '../kinds/event.ts';
import { DateDrawer } from './date-drawer.tsx';
import { DateList } from './date-list.tsx';
import { EventFilterBar } from './event-filter-bar.tsx';
import { useEventFilters } from './use-event-filters.ts';

export interface OpenDate {
  date: EventDate;
  zone: string;
  now: string;
}

/** All dates of events, with the drawer for one of them. */
export function EventDates() {
  const { filters, change } = useEventFilters();
  const [open, setOpen] = useState<OpenDate>();
  const [edited, setEdited] = useState<string>();
  return (
    <>
      <EventFilterBar filters={filters} onChange={change} />
      <DateList
        filters={filters}
        onPage={(page) => change({ page: page > 1 ? String(page) : undefined })}
        onOpen={setOpen}
      />
      {open && (
        <DateDrawer
          key={`${open.date.eventId} ${open.date.knownAs}`}
          {...open}
          onClose={() => setOpen(undefined)}
          onEdit={setEdited}
        />
      )}
      {edited && <EditContentDialog kind={eventKind} id={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}
