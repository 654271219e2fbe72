import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { readApiResponse, api, type ResponseBody, type ResponseItem } from 'shell/api';
import { getBrowserTimeZone } from 'shell/time-zone';

export type Reflection = NonNullable<ResponseBody<'/api/reflections/today', 'get'>['reflection']>;
export type EarlierReflection = ResponseItem<'/api/reflections'>;

export const todaysReflectionQuery = (userId: string, today: string) =>
  queryOptions({
    queryKey: ['reflections', userId, 'today', today],
    queryFn: async () =>
      (await readApiResponse(api.GET('/api/reflections/today', { params: { query: { zone: getBrowserTimeZone() } } })))
        .reflection,
  });

export const earlierReflectionsQuery = (userId: string, month: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['reflections', userId, 'former', month ?? 'all'],
    queryFn: ({ pageParam }) =>
      readApiResponse(
        api.GET('/api/reflections', {
          params: {
            query: {
              zone: getBrowserTimeZone(),
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
