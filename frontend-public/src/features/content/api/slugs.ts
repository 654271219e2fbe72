import { readApiResponse, api, createRequestFetch } from 'shell/api';
import type { ApiFetch } from 'shell/site-bundle';
import { readAllPages } from '../../../frame/read-all-pages.ts';

export const fetchProgramSlugs = (ask: ApiFetch): Promise<string[]> =>
  readSlugs((query) =>
    readApiResponse(api.GET('/api/programs', { params: { query }, fetch: createRequestFetch(ask) })),
  );

/** The slugs of all events, upcoming first. Past events are included because their URLs may have been shared. */
export async function fetchEventSlugs(ask: ApiFetch): Promise<string[]> {
  const held = (when: 'upcoming' | 'past') =>
    readSlugs((query) =>
      readApiResponse(
        api.GET('/api/events', { params: { query: { ...query, when } }, fetch: createRequestFetch(ask) }),
      ),
    );
  // Removes duplicates: an event may move from upcoming to past between the two requests.
  return [...new Set([...(await held('upcoming')), ...(await held('past'))])];
}

async function readSlugs(read: Parameters<typeof readAllPages<{ slug: string }>>[0]): Promise<string[]> {
  return (await readAllPages(read)).map(({ slug }) => slug);
}
