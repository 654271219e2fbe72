import { queryOptions } from '@tanstack/react-query';
import { answer, api, through } from 'shell/api';
import type { Ask } from 'shell/site-bundle';

/** How many people have an account, and how many events were held. `ask` is given where the page is rendered ahead. */
export const figuresQuery = (ask?: Ask) =>
  queryOptions({
    queryKey: ['figures'],
    queryFn: () => answer(api.GET('/api/figures', ask ? { fetch: through(ask) } : {})),
    staleTime: Infinity,
  });
