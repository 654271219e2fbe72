import { queryOptions } from '@tanstack/react-query';
import { readApiResponse, api, createRequestFetch, type ResponseItem } from 'shell/api';
import type { ApiFetch } from 'shell/site-bundle';

export type Plan = ResponseItem<'/api/plans'>;

export const plansQuery = (ask?: ApiFetch) =>
  queryOptions({
    queryKey: ['plans'],
    queryFn: async () => {
      const { items } = await readApiResponse(api.GET('/api/plans', ask ? { fetch: createRequestFetch(ask) } : {}));
      return items;
    },
    staleTime: Infinity,
  });
