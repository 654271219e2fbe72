import { queryOptions } from '@tanstack/react-query';
import { readApiResponse, api, type ResponseBody } from 'shell/api';
import { setServerTime } from '../../../frame/server-time.ts';

type Circles = ResponseBody<'/api/circles', 'get'>;
export type CircleDate = Circles['items'][number];

const refetchMs = 30_000;

function readCircles(circles: Circles): CircleDate[] {
  setServerTime(circles.now);
  return circles.items;
}

export const circlesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['circles', userId],
    queryFn: async () => readCircles(await readApiResponse(api.GET('/api/circles'))),
    refetchInterval: refetchMs,
  });

export const mastermindsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['circles', userId, 'visionary'],
    queryFn: async () =>
      readCircles(await readApiResponse(api.GET('/api/circles', { params: { query: { tier: 'visionary' } } }))),
    refetchInterval: refetchMs,
  });

export const eventDatesQuery = (userId: string, eventId: string) =>
  queryOptions({
    queryKey: ['circles', userId, eventId],
    queryFn: async () =>
      readCircles(await readApiResponse(api.GET('/api/events/{id}/dates', { params: { path: { id: eventId } } }))),
    refetchInterval: refetchMs,
  });

export async function requestJoinUrl({ eventId, startsAt }: Pick<CircleDate, 'eventId' | 'startsAt'>): Promise<string> {
  const call = api.POST('/api/events/{id}/join', { params: { path: { id: eventId } }, body: { startsAt } });
  return (await readApiResponse(call)).url;
}

/** Without `startsAt`, the RSVP applies to all occurrences of the series. */
export async function saveRsvp(eventId: string, startsAt: string | undefined, isComing: boolean): Promise<void> {
  const path = { id: eventId };
  const query = startsAt === undefined ? {} : { startsAt };
  if (isComing) await readApiResponse(api.PUT('/api/events/{id}/rsvp', { params: { path }, body: query }));
  else await readApiResponse(api.DELETE('/api/events/{id}/rsvp', { params: { path, query } }));
}
