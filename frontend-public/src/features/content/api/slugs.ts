import { answer, api, through } from 'shell/api';
import type { Ask } from 'shell/site-bundle';
import { wholeList } from './whole-list.ts';

export const programSlugs = (ask: Ask): Promise<string[]> =>
  slugsOf((query) => answer(api.GET('/api/programs', { params: { query }, fetch: through(ask) })));

/** The slugs of all events, upcoming first; past ones are included because their URLs have been shared. */
export async function eventSlugs(ask: Ask): Promise<string[]> {
  const held = (when: 'upcoming' | 'past') =>
    slugsOf((query) => answer(api.GET('/api/events', { params: { query: { ...query, when } }, fetch: through(ask) })));
  // Removes duplicates: an event may move from upcoming to past between the two requests.
  return [...new Set([...(await held('upcoming')), ...(await held('past'))])];
}

async function slugsOf(read: Parameters<typeof wholeList<{ slug: string }>>[0]): Promise<string[]> {
  return (await wholeList(read)).map(({ slug }) => slug);
}
