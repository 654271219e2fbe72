import { queryOptions } from '@tanstack/react-query';
import { readApiResponse, api, createRequestFetch } from 'shell/api';
import type { ApiFetch } from 'shell/site-bundle';

export const figuresQuery = (ask?: ApiFetch) =>
  queryOptions({
    queryKey: ['figures'],
    queryFn: () => readApiResponse(api.GET('/api/figures', ask ? { fetch: createRequestFetch(ask) } : {})),
    staleTime: Infinity,
  });
