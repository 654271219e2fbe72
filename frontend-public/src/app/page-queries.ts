import type { QueryClient } from '@tanstack/react-query';
import { eventsQuery, modulesQuery, programsQuery, resourcesQuery } from '../features/content/api/content.ts';
import { plansQuery } from '../features/membership/api/plans.ts';
import type { Ask } from '../shell/api.ts';

type Load = (client: QueryClient, ask: Ask) => Promise<unknown>;

/**
 * What a public page reads, asked while it is rendered ahead and handed over in its document. The page asks by the
 * same queries, so it finds the answers there.
 */
export const pageQueries: Readonly<Record<string, Load>> = {
  '/programs': (client, ask) =>
    Promise.all([client.fetchQuery(programsQuery(ask)), client.fetchQuery(modulesQuery(ask))]),
  '/events': (client, ask) => client.fetchQuery(eventsQuery('upcoming', ask)),
  '/membership': (client, ask) => client.fetchQuery(plansQuery(ask)),
  '/resources': (client, ask) => client.fetchQuery(resourcesQuery(ask)),
};
