import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { answer, api, type Answered, type Row } from 'shell/api';
import { ownZone } from 'shell/time-zone';

export type Reflection = NonNullable<Answered<'/api/reflections/today', 'get'>['reflection']>;
export type FormerReflection = Row<'/api/reflections'>;

/** The reflection of the user's day, which changes at 4:00; null for a day without one. */
export const todayQuery = (userId: string, today: string) =>
  queryOptions({
    queryKey: ['reflections', userId, 'today', today],
    queryFn: async () =>
      (await answer(api.GET('/api/reflections/today', { params: { query: { zone: ownZone() } } }))).reflection,
  });

/** Earlier reflections, newest first: of a month such as "2026-11", or all. */
export const formerQuery = (userId: string, month: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['reflections', userId, 'former', month ?? 'all'],
    queryFn: ({ pageParam }) =>
      answer(
        api.GET('/api/reflections', {
          params: {
            query: {
              zone: ownZone(),
              limit: 31,
              ...(month && { month }),
              ...(pageParam !== '' && { cursor: pageParam }),
            },
          },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
