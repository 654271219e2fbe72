/** The server-side bundle: renders the public pages ahead of their visitors. Nothing in them is a visitor's own. */
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { Ask } from '../shell/api.ts';
import { pageDataId } from './page-data.ts';
import { pageQueries } from './page-queries.ts';
import { newQueryClient, Site } from './providers.tsx';
import { publicPageAt, publicPages, notFoundPage } from './public-pages.ts';

export { isClientPath } from './client-pages.ts';

type RenderOptions = {
  /** The text of the built index.html. */
  template: string;
  /** Reads a path of the public API, in process. */
  fetch: Ask;
};

/** An address that no page has: what is drawn for it is the same for every unknown one. */
const unknownPath = '/-';

/** Every page rendered ahead, with the content it shows. */
export const pages = publicPages.map(({ path, tags }) => ({ path, tags }));

/** The whole document of a public page. Rejects when its data cannot be read. */
export async function render(path: string, { template, fetch }: RenderOptions): Promise<string> {
  const page = publicPageAt(path);
  if (!page) throw new RangeError(`${path} is not a page that is rendered ahead`);
  const client = newQueryClient();
  await Promise.all([page.preload(), pageQueries[page.path]?.(client, fetch)]);
  return documentOf(path, client, template);
}

/** The document for an address that does not exist. */
export async function renderNotFound({ template }: RenderOptions): Promise<string> {
  await notFoundPage.preload();
  return documentOf(unknownPath, newQueryClient(), template);
}

async function documentOf(path: string, client: QueryClient, template: string): Promise<string> {
  const { prelude } = await prerender(
    <Site client={client} router={(app) => <StaticRouter location={path}>{app}</StaticRouter>} />,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const { head, page } = liftHead(await new Response(prelude).text());
  const data = pageData(client);
  client.clear();
  return template
    .replace('<!--head-->', () => head)
    .replace('<!--page-->', () => page)
    .replace('<!--data-->', () => data);
}

/** What the page has read, for its queries in the browser; nothing where it read nothing. */
function pageData(client: QueryClient): string {
  const state = dehydrate(client);
  if (state.queries.length === 0) return '';
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${pageDataId}">${json}</script>`;
}

/** Titles and metas stand where their component is drawn; in a document they belong into its head. */
function liftHead(markup: string): { head: string; page: string } {
  const lifted: string[] = [];
  const page = markup.replace(/<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>/g, (tag) => {
    lifted.push(tag);
    return '';
  });
  return { head: lifted.join('\n    '), page };
}
