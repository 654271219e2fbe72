import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Typography } from 'antd';
import { useLoadFailureToast, useShell } from '../../../shell/shell.tsx';
import { useCanWrite } from '../../../shell/use-roles.ts';
import { DataTable, type Column } from '../../../ui/data-table.tsx';
import { LoadStatus } from '../../../ui/load-state.tsx';
import { Pagination } from '../../../ui/pager.tsx';
import { Section } from '../../../ui/section.tsx';
import { useDebouncedValue } from '../../../ui/use-debounced.ts';
import { eventDatesQuery, type EventDatesQuery } from '../api/event-dates.ts';
import * as column from './date-columns.tsx';
import { describeZones, formatEventTime } from './date-texts.ts';
import type { EventDateInDrawer } from './event-dates.tsx';
import type { EventFilters } from './use-event-filters.ts';

type DateRow = column.DateRow;

interface DateListProps {
  filters: EventFilters;
  onPage: (page: number) => void;
  onOpen: (open: EventDateInDrawer) => void;
}

const pageSize = 20;

export const toFilterQuery = ({ q, category, tier }: EventFilters): EventDatesQuery => ({
  ...(q && { q }),
  ...(category && { category }),
  ...(tier && { tier }),
});

const actionsColumn = (label: string, zone: string, onOpen: (date: DateRow) => void): Column<DateRow> => ({
  title: 'Actions',
  width: { narrow: '88px', medium: '96px', wide: '96px' },
  cell: (date) => (
    <Button
      type="text"
      size="small"
      aria-label={`${label} ${date.title}, ${formatEventTime(date.startsAt, zone)}`}
      onClick={() => onOpen(date)}
    >
      {label}
    </Button>
  ),
});

export function DateList({ filters, onPage, onOpen }: DateListProps) {
  const { api } = useShell();
  const mayWrite = useCanWrite();
  const wanted = useDebouncedValue(toFilterQuery(filters));
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...eventDatesQuery(api, { ...wanted, limit: pageSize, offset: (filters.page - 1) * pageSize }),
    placeholderData: keepPreviousData,
  });
  useLoadFailureToast(error, 'Failed to load events');
  const zone = data?.zone ?? 'America/New_York';
  const total = data?.total ?? 0;
  const isFiltered = Object.keys(wanted).length > 0;
  const walk = Array.from({ length: filters.page }, (_, at) => (at === 0 ? undefined : String(at)));
  return (
    <>
      <Typography.Text type="secondary">{data ? describeZones(zone) : ''}</Typography.Text>
      <DataTable
        label="Upcoming dates"
        columns={[
          column.createWhenColumn(zone),
          column.eventDateTitleColumn,
          column.eventDateCategoryColumn,
          column.eventDateTierColumn,
          column.rsvpColumn,
          column.createEventDateStatusColumn(zone),
          actionsColumn(mayWrite ? 'Change' : 'Open', zone, (date) => data && onOpen({ date, zone, now: data.now })),
        ]}
        rows={(data?.items ?? []).map(column.toDateRow)}
        isStale={isPlaceholderData}
        state={
          <LoadStatus
            isLoading={isPending}
            failure={error ? 'Failed to load events' : undefined}
            onRetry={refetch}
            empty={isFiltered ? 'No upcoming date matches.' : 'No upcoming events.'}
          />
        }
      />
      {total > 0 && (
        <Pagination
          walk={walk}
          onWalk={(next) => onPage(next.length)}
          pageSize={pageSize}
          shown={data?.items.length ?? 0}
          nextCursor={filters.page * pageSize < total ? 'next' : null}
          total={total}
          order="soonest first"
        />
      )}
      <PastDates query={wanted} now={data?.now} onOpen={onOpen} />
    </>
  );
}

const pastDays = 60;
const maxPast = 10;

function PastDates({
  query,
  now,
  onOpen,
}: {
  query: EventDatesQuery;
  now: string | undefined;
  onOpen: DateListProps['onOpen'];
}) {
  const { api } = useShell();
  const to = now?.slice(0, 16) ?? '';
  const from = to && new Date(Date.parse(`${to}Z`) - pastDays * 86_400_000).toISOString();
  const { data } = useQuery({
    ...eventDatesQuery(api, { ...query, from, to: `${to}:00Z`, order: 'desc', limit: 100 }),
    enabled: now !== undefined,
  });
  const over = (data?.items ?? []).filter((date) => data && date.endsAt <= data.now && !date.isCancelled);
  if (!data || over.length === 0) return null;
  return (
    <Section title="Past dates">
      <DataTable
        label="Past dates"
        columns={[
          column.createWhenColumn(data.zone),
          column.eventDateTitleColumn,
          column.attendanceColumn,
          actionsColumn('Open', data.zone, (date) => onOpen({ date, zone: data.zone, now: data.now })),
        ]}
        rows={over.slice(0, maxPast).map(column.toDateRow)}
        isStale={false}
        state={null}
      />
    </Section>
  );
}
