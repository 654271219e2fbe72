import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { readResponse, api, type ResponseBody, type Row } from 'shell/api';
import { browserZone } from 'shell/time-zone';

export type Reflection = NonNullable<ResponseBody<'/api/reflections/today', 'get'>['reflection']>;
export type EarlierReflection = Row<'/api/reflections'>;

/** The reflection of the user's practice day, which changes at 4 AM; null for a day without a reflection. */
export const todayQuery = (userId: string, today: string) =>
  queryOptions({
    queryKey: ['reflections', userId, 'today', today],
    queryFn: async () =>
      (await readResponse(api.GET('/api/reflections/today', { params: { query: { zone: browserZone() } } })))
        .reflection,
  });

export const earlierQuery = (userId: string, month: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['reflections', userId, 'former', month ?? 'all'],
    queryFn: ({ pageParam }) =>
      readResponse(
        api.GET('/api/reflections', {
          params: {
            query: {
              zone: browserZone(),
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
