import { queryOptions } from '@tanstack/react-query';
import { readResponse, api, fetchThrough, type Row } from 'shell/api';
import type { ApiFetch } from 'shell/site-bundle';

export type Plan = Row<'/api/plans'>;

/**
 * The three plans from the lowest to the highest. During prerendering `ask` calls the API inside the server process.
 */
export const plansQuery = (ask?: ApiFetch) =>
  queryOptions({
    queryKey: ['plans'],
    queryFn: async () => {
      const { items } = await readResponse(api.GET('/api/plans', ask ? { fetch: fetchThrough(ask) } : {}));
      return items;
    },
    staleTime: Infinity,
  });
