import { answer, api, through, type Ask } from '../../../shell/api.ts';

/** The API's largest page. */
const limit = 100;

type Page = { items: { slug: string }[]; nextCursor: string | null };

/** The slugs of all programs, read in process. */
export const programSlugs = (ask: Ask): Promise<string[]> =>
  slugsOf((query) => answer(api.GET('/api/programs', { params: { query }, fetch: through(ask) })));

/** The slugs of all events, past ones too: their addresses have been shared. */
export const eventSlugs = (ask: Ask): Promise<string[]> =>
  slugsOf((query) => answer(api.GET('/api/events', { params: { query }, fetch: through(ask) })));

async function slugsOf(read: (query: { limit: number; cursor?: string }) => Promise<Page>): Promise<string[]> {
  const slugs: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page: Page = await read({ limit, ...(cursor ? { cursor } : {}) });
    slugs.push(...page.items.map(({ slug }) => slug));
    cursor = page.nextCursor;
  } while (cursor);
  return slugs;
}
