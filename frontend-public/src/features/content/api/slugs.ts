import { readResponse, api, fetchThrough } from 'shell/api';
import type { ApiFetch } from 'shell/site-bundle';
import { readAllPages } from '../../../frame/read-all-pages.ts';

export const programSlugs = (ask: ApiFetch): Promise<string[]> =>
  readSlugs((query) => readResponse(api.GET('/api/programs', { params: { query }, fetch: fetchThrough(ask) })));

/** The slugs of all events, upcoming first. Past events are included because their URLs may have been shared. */
export async function eventSlugs(ask: ApiFetch): Promise<string[]> {
  const held = (when: 'upcoming' | 'past') =>
    readSlugs((query) =>
      readResponse(api.GET('/api/events', { params: { query: { ...query, when } }, fetch: fetchThrough(ask) })),
    );
  // Removes duplicates: an event may move from upcoming to past between the two requests.
  return [...new Set([...(await held('upcoming')), ...(await held('past'))])];
}

async function readSlugs(read: Parameters<typeof readAllPages<{ slug: string }>>[0]): Promise<string[]> {
  return (await readAllPages(read)).map(({ slug }) => slug);
}
