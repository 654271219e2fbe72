import { queryOptions } from '@tanstack/react-query';
import { readApiResponse, api, createRequestFetch, type ResponseItem } from 'shell/api';
import type { ApiFetch } from 'shell/site-bundle';

export type Plan = ResponseItem<'/api/plans'>;

/**
 * Query of the three plans, from the lowest to the highest price. During prerendering `ask` calls the API inside the
 * server process.
 */
export const plansQuery = (ask?: ApiFetch) =>
  queryOptions({
    queryKey: ['plans'],
    queryFn: async () => {
      const { items } = await readApiResponse(api.GET('/api/plans', ask ? { fetch: createRequestFetch(ask) } : {}));
      return items;
    },
    staleTime: Infinity,
  });
