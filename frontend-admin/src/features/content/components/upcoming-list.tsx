import { Button } from 'antd';
import { useState } from 'react';
import { PagedTable } from '../../../shell/paged-table.tsx';
import { useShell } from '../../../shell/shell.tsx';
import { useCanWrite } from '../../../shell/use-roles.ts';
import type { Column } from '../../../ui/data-table.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useDebouncedValue } from '../../../ui/use-debounced.ts';
import { upcomingOccurrenceList, type UpcomingOccurrence } from '../api/upcoming.ts';
import { categoryColumn, eventTitleColumn, startTimeColumn, visibilityTierColumn } from '../kinds/columns.tsx';
import { eventKind } from '../kinds/event.ts';
import { EditContentDialog } from './content-dialog.tsx';

const columns: Column<UpcomingOccurrence>[] = [eventTitleColumn, startTimeColumn, categoryColumn, visibilityTierColumn];

export function UpcomingEventList() {
  const { api } = useShell();
  const mayWrite = useCanWrite();
  const [typed, setTyped] = useState('');
  const [edited, setEdited] = useState<string>();
  const q = useDebouncedValue(typed.trim());
  const edit: Column<UpcomingOccurrence> = {
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
        list={upcomingOccurrenceList(api)}
        search={q}
        columns={mayWrite ? [...columns, edit] : columns}
        empty={q ? `No event matches “${q}”.` : 'No upcoming events.'}
        order="soonest first"
      />
      {edited && <EditContentDialog kind={eventKind} id={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}
