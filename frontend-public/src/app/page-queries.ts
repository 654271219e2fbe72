import type { QueryClient } from '@tanstack/react-query';
import {
  eventQuery,
  eventsQuery,
  modulesQuery,
  outlineQuery,
  programsQuery,
  resourcesQuery,
} from '../features/content/api/content.ts';
import { figuresQuery } from '../features/figures/api/figures.ts';
import { plansQuery } from '../features/membership/api/plans.ts';
import type { Ask } from '../shell/api.ts';

/** `slug` is empty where the page's address has none. */
type Load = (client: QueryClient, ask: Ask, slug: string) => Promise<unknown>;

/**
 * What a public page reads, asked while it is rendered ahead and handed over in its document. The page asks by the
 * same queries, so it finds the answers there.
 */
export const pageQueries: Readonly<Record<string, Load>> = {
  // Without them the page shows the figures it always has: prefetching never fails.
  '/': (client, ask) => client.prefetchQuery(figuresQuery(ask)),
  '/programs': (client, ask) =>
    Promise.all([client.fetchQuery(programsQuery(ask)), client.fetchQuery(modulesQuery(ask))]),
  '/programs/:slug': (client, ask, slug) =>
    Promise.all([
      client.fetchQuery(programsQuery(ask)),
      client.fetchQuery(outlineQuery(slug, ask)),
      client.fetchQuery(plansQuery(ask)),
    ]),
  '/events': (client, ask) => client.fetchQuery(eventsQuery('upcoming', ask)),
  '/events/:slug': (client, ask, slug) => client.fetchQuery(eventQuery(slug, ask)),
  '/membership': (client, ask) => client.fetchQuery(plansQuery(ask)),
  '/resources': (client, ask) => client.fetchQuery(resourcesQuery(ask)),
};
