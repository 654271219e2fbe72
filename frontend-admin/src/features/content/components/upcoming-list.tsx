import { Button } from 'antd';
import { useState } from 'react';
import { PagedTable } from '../../../shell/paged-table.tsx';
import { useShell } from '../../../shell/shell.tsx';
import { useCanWrite } from '../../../shell/use-roles.ts';
import type { Column } from '../../../ui/data-table.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { upcomingDates, type UpcomingDate } from '../api/upcoming.ts';
import { category, eventTitle, starts, tier } from '../kinds/columns.tsx';
import { event } from '../kinds/event.ts';
import { EditDialog } from './content-dialog.tsx';

const columns: Column<UpcomingDate>[] = [eventTitle, starts, category, tier];

export function UpcomingList() {
  const { api } = useShell();
  const mayWrite = useCanWrite();
  const [typed, setTyped] = useState('');
  const [edited, setEdited] = useState<string>();
  const q = useDebounced(typed.trim());
  const edit: Column<UpcomingDate> = {
    title: 'Actions',
    width: { narrow: '76px', medium: '76px', wide: '76px' },
    cell: ({ eventId, title }) => (
      <Button type="text" size="small" aria-label={`Edit ${title}`} onClick={() => setEdited(eventId)}>
        Edit
      </Button>
    ),
  };
  return (
    <>
      <SearchField placeholder="Search by title..." value={typed} onChange={setTyped} />
      <PagedTable
        label="Upcoming dates"
        noun="events"
        list={upcomingDates(api)}
        search={q}
        columns={mayWrite ? [...columns, edit] : columns}
        empty={q ? `No event matches “${q}”.` : 'No upcoming events.'}
        order="soonest first"
      />
      {edited && <EditDialog kind={event} id={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}
