import { readApiResponse } from 'shell/api-problem';
import type { ResponseItem } from 'shell/api';
import type { PagedList } from '../../../shell/paged-list.ts';
import type { Shell } from '../../../shell/shell.tsx';
import { contentKey } from './content.ts';

type UpcomingEvent = ResponseItem<'/api/events'>;

/** One occurrence of an event: `id` belongs to the occurrence, `eventId` to the event that staff edit. */
export type UpcomingOccurrence = Omit<UpcomingEvent, 'laterDates'> & { eventId: string };

export function toUpcomingOccurrences(events: readonly UpcomingEvent[]): UpcomingOccurrence[] {
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
export const upcomingOccurrenceList = (api: Shell['api']): PagedList<UpcomingOccurrence> => ({
  key: [...contentKey, 'upcoming'],
  read: async ({ limit, cursor = '0', q }) => {
    const query = { when: 'upcoming', limit: 100, ...(q && { q }) } as const;
    const { items } = await readApiResponse(api.GET('/api/events', { params: { query } }));
    const [dates, from] = [toUpcomingOccurrences(items), Number(cursor)];
    const to = from + limit;
    return { items: dates.slice(from, to), nextCursor: to < dates.length ? String(to) : null };
  },
});
