import { queryOptions } from '@tanstack/react-query';
import { answer, api, type Answered } from 'shell/api';
import { noteProductTime } from '../../../frame/product-time.ts';

type Circles = Answered<'/api/circles', 'get'>;
export type CircleDate = Circles['items'][number];

/** Refetches while the page is visible, because the state and the attendance change. */
const askEveryMs = 30_000;

function told(circles: Circles): CircleDate[] {
  noteProductTime(circles.now);
  return circles.items;
}

export const circlesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['circles', userId],
    queryFn: async () => told(await answer(api.GET('/api/circles'))),
    refetchInterval: askEveryMs,
  });

/** The next four dates of events that require the Visionary tier. */
export const mastermindsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['circles', userId, 'visionary'],
    queryFn: async () => told(await answer(api.GET('/api/circles', { params: { query: { tier: 'visionary' } } }))),
    refetchInterval: askEveryMs,
  });

export const eventDatesQuery = (userId: string, eventId: string) =>
  queryOptions({
    queryKey: ['circles', userId, eventId],
    queryFn: async () => told(await answer(api.GET('/api/events/{id}/dates', { params: { path: { id: eventId } } }))),
    refetchInterval: askEveryMs,
  });

/** Returns the URL of the meeting while joining is open. */
export async function wayIn({ eventId, startsAt }: Pick<CircleDate, 'eventId' | 'startsAt'>): Promise<string> {
  const call = api.POST('/api/events/{id}/join', { params: { path: { id: eventId } }, body: { startsAt } });
  return (await answer(call)).url;
}

/** Sets the RSVP of one date, or of all dates of a series without `startsAt`. */
export async function sayOf(eventId: string, startsAt: string | undefined, isComing: boolean): Promise<void> {
  const path = { id: eventId };
  const query = startsAt === undefined ? {} : { startsAt };
  if (isComing) await answer(api.PUT('/api/events/{id}/rsvp', { params: { path }, body: query }));
  else await answer(api.DELETE('/api/events/{id}/rsvp', { params: { path, query } }));
}
