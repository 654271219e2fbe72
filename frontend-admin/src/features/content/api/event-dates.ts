import { queryOptions } from '@tanstack/react-query';
import { readApiResponse } from 'shell/api-problem';
import type { paths, ResponseItem } from 'shell/api';
import type { Shell } from '../../../shell/shell.tsx';
import { contentKey } from './content.ts';

type Api = Shell['api'];

export type EventDate = ResponseItem<'/api/admin/event-dates'>;
export type EventDatesQuery = NonNullable<paths['/api/admin/event-dates']['get']['parameters']['query']>;

/** `later` means this date and all later dates of its series. */
export type ChangeScope = 'one' | 'later';

export const eventDatesKey = [...contentKey, 'dates'];

export const eventDatesQuery = (api: Api, query: EventDatesQuery) =>
  queryOptions({
    queryKey: [...eventDatesKey, query],
    queryFn: () => readApiResponse(api.GET('/api/admin/event-dates', { params: { query } })),
  });

interface AnnouncedChange {
  scope: ChangeScope;
  change: 'time' | 'cancel';
}

export const audienceQuery = (api: Api, { eventId, startsAt }: EventDate, announced: AnnouncedChange) =>
  queryOptions({
    queryKey: [...eventDatesKey, 'audience', eventId, startsAt, announced],
    queryFn: () =>
      readApiResponse(
        api.GET('/api/admin/events/{id}/dates/audience', {
          params: { path: { id: eventId }, query: { date: startsAt, ...announced } },
        }),
      ),
    // The number of notified members must be current when the user decides.
    staleTime: 0,
    gcTime: 0,
  });

export const removalAudienceQuery = (api: Api, eventIds: readonly string[]) =>
  queryOptions({
    queryKey: [...eventDatesKey, 'removal', eventIds],
    queryFn: () =>
      readApiResponse(api.GET('/api/admin/event-audience', { params: { query: { ids: eventIds.join() } } })),
    staleTime: 0,
    gcTime: 0,
  });

export type EventTimes = paths['/api/admin/event-dates/preview']['get']['parameters']['query'];

export const eventPreviewQuery = (api: Api, times: EventTimes) =>
  queryOptions({
    queryKey: [...eventDatesKey, 'preview', times],
    queryFn: () => readApiResponse(api.GET('/api/admin/event-dates/preview', { params: { query: times } })),
    retry: false,
  });

export const eventAttendeesQuery = (api: Api, { eventId, startsAt }: Pick<EventDate, 'eventId' | 'startsAt'>) =>
  queryOptions({
    queryKey: [...eventDatesKey, 'people', eventId, startsAt],
    queryFn: () =>
      readApiResponse(
        api.GET('/api/admin/events/{id}/people', { params: { path: { id: eventId }, query: { startsAt } } }),
      ),
  });

export type EventAttendee = ResponseItem<'/api/admin/events/{id}/people'>;

export const setAttendance = (
  api: Api,
  { eventId, startsAt }: Pick<EventDate, 'eventId' | 'startsAt'>,
  person: { userId: string; isPresent: boolean },
): Promise<unknown> =>
  readApiResponse(
    api.PUT('/api/admin/events/{id}/attendance', { params: { path: { id: eventId } }, body: { startsAt, ...person } }),
  );

export const fetchAttendeeCsv = (
  api: Api,
  { eventId, startsAt }: Pick<EventDate, 'eventId' | 'startsAt'>,
): Promise<unknown> =>
  readApiResponse(
    api.GET('/api/admin/events/{id}/people/csv', {
      params: { path: { id: eventId }, query: { startsAt } },
      parseAs: 'blob',
    }),
  );

export type DateChange =
  | { is: 'moved'; scope: ChangeScope; startsAt: string; endsAt: string; note: string | null }
  | { is: 'cancelled'; scope: ChangeScope; note: string | null }
  | { is: 'restored' };

export function dateEmailQuery(api: Api, { eventId, startsAt: date }: EventDate, change: DateChange) {
  const scope: ChangeScope = change.is === 'restored' ? 'one' : change.scope;
  const note = change.is === 'restored' ? null : change.note;
  const start = change.is === 'moved' ? { startsAt: change.startsAt } : {};
  const body = { date, change: change.is, scope, note, ...start };
  return queryOptions({
    queryKey: [...eventDatesKey, 'email', eventId, body],
    queryFn: () =>
      readApiResponse(api.POST('/api/admin/events/{id}/dates/email', { params: { path: { id: eventId } }, body })),
  });
}

export function changeEventDate(
  api: Api,
  { eventId, startsAt: date }: EventDate,
  change: DateChange,
): Promise<unknown> {
  const params = { path: { id: eventId } };
  if (change.is === 'cancelled')
    return readApiResponse(
      api.POST('/api/admin/events/{id}/dates/cancel', {
        params,
        body: { date, scope: change.scope, note: change.note },
      }),
    );
  if (change.is === 'restored')
    return readApiResponse(api.POST('/api/admin/events/{id}/dates/restore', { params, body: { date } }));
  const { scope, startsAt, endsAt, note } = change;
  const body = { date, startsAt, endsAt, note };
  if (scope === 'later') return readApiResponse(api.PUT('/api/admin/events/{id}/dates/later', { params, body }));
  return readApiResponse(api.PUT('/api/admin/events/{id}/dates', { params, body }));
}
