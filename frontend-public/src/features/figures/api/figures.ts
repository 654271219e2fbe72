import { queryOptions } from '@tanstack/react-query';
import { answer, api, through } from 'shell/api';
import type { Ask } from 'shell/site-bundle';

/** The number of accounts and past events; `ask` is passed while a page is prerendered. */
export const figuresQuery = (ask?: Ask) =>
  queryOptions({
    queryKey: ['figures'],
    queryFn: () => answer(api.GET('/api/figures', ask ? { fetch: through(ask) } : {})),
    staleTime: Infinity,
  });
