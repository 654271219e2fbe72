import { queryOptions } from '@tanstack/react-query';
import { answer, api, through, type Row } from 'shell/api';
import type { Ask } from 'shell/site-bundle';

export type Plan = Row<'/api/plans'>;

/** The three plans in rank order; `ask` is passed while a page is prerendered. */
export const plansQuery = (ask?: Ask) =>
  queryOptions({
    queryKey: ['plans'],
    queryFn: async () => {
      const { items } = await answer(api.GET('/api/plans', ask ? { fetch: through(ask) } : {}));
      return items;
    },
    staleTime: Infinity,
  });
