import { Segmented } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { LoadStatus } from '../../../ui/load-state.tsx';
import { EditContentDialog } from '../components/content-dialog.tsx';
import type { EventDate } from '../api/event-dates.ts';
import { eventKind } from '../kinds/event.ts';
import { DateDrawer } from './date-drawer.tsx';
import { DateList } from './date-list.tsx';
import { EventFilterBar } from './event-filter-bar.tsx';
import { useEventFilters } from './use-event-filters.ts';

const EventCalendar = lazy(async () => ({ default: (await import('./event-calendar.tsx')).EventCalendar }));

export interface EventDateInDrawer {
  date: EventDate;
  zone: string;
  now: string;
}

export function EventDates() {
  const { filters, params, change } = useEventFilters();
  const isCalendar = params.get('view') === 'calendar';
  const [open, setOpen] = useState<EventDateInDrawer>();
  const [edited, setEdited] = useState<string>();
  return (
    <>
      <EventFilterBar filters={filters} onChange={change}>
        <Segmented
          aria-label="View"
          options={[
            { value: 'list', label: 'List' },
            { value: 'calendar', label: 'Calendar' },
          ]}
          value={isCalendar ? 'calendar' : 'list'}
          onChange={(view) => change({ view: view === 'calendar' ? view : undefined })}
        />
      </EventFilterBar>
      {isCalendar ? (
        <Suspense fallback={<LoadStatus isLoading />}>
          <EventCalendar {...{ filters, params }} onChange={change} onOpen={setOpen} />
        </Suspense>
      ) : (
        <DateList
          filters={filters}
          onPage={(page) => change({ page: page > 1 ? String(page) : undefined })}
          onOpen={setOpen}
        />
      )}
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
