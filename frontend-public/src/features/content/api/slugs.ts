import { readApiResponse, api, createRequestFetch } from 'shell/api';
import type { ApiFetch } from 'shell/site-bundle';
import { readAllPages } from '../../../frame/read-all-pages.ts';

export const fetchProgramSlugs = (ask: ApiFetch): Promise<string[]> =>
  readSlugs((query) =>
    readApiResponse(api.GET('/api/programs', { params: { query }, fetch: createRequestFetch(ask) })),
  );

/** Past events are included, because users may have shared their URLs. */
export async function fetchEventSlugs(ask: ApiFetch): Promise<string[]> {
  const held = (when: 'upcoming' | 'past') =>
    readSlugs((query) =>
      readApiResponse(
        api.GET('/api/events', { params: { query: { ...query, when } }, fetch: createRequestFetch(ask) }),
      ),
    );
  // An event that ends between the two requests is in both lists.
  return [...new Set([...(await held('upcoming')), ...(await held('past'))])];
}

async function readSlugs(read: Parameters<typeof readAllPages<{ slug: string }>>[0]): Promise<string[]> {
  return (await readAllPages(read)).map(({ slug }) => slug);
}
