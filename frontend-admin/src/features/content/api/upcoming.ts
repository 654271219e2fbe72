import { readResponse } from 'shell/api-problem';
import type { Row } from 'shell/api';
import type { PagedList } from '../../../shell/paged-list.ts';
import type { Shell } from '../../../shell/shell.tsx';
import { contentKey } from './content.ts';

type UpcomingEvent = Row<'/api/events'>;

/** One occurrence of an event: `id` belongs to the occurrence, `eventId` to the event that staff edit. */
export type UpcomingDate = Omit<UpcomingEvent, 'laterDates'> & { eventId: string };

export function toUpcomingDates(events: readonly UpcomingEvent[]): UpcomingDate[] {
  return events
    .flatMap(({ laterDates, ...event }) =>
      [event.startsAt, ...laterDates].map((startsAt) => ({
        ...event,
        startsAt,
        id: `${event.id} ${startsAt}`,
        eventId: event.id,
      })),
    )
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
}

/** Lists as many occurrences of a recurring event as the API returns; the cursor is the offset. */
export const upcomingDates = (api: Shell['api']): PagedList<UpcomingDate> => ({
  key: [...contentKey, 'upcoming'],
  read: async ({ limit, cursor = '0', q }) => {
    const query = { when: 'upcoming', limit: 100, ...(q && { q }) } as const;
    const { items } = await readResponse(api.GET('/api/events', { params: { query } }));
    const [dates, from] = [toUpcomingDates(items), Number(cursor)];
    const to = from + limit;
    return { items: dates.slice(from, to), nextCursor: to < dates.length ? String(to) : null };
  },
});
