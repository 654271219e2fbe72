/** The server-side bundle: renders the public pages ahead of their visitors. Nothing in them is a visitor's own. */
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { Ask } from '../shell/api.ts';
import { headOf, liftHead, type Head } from './document-head.ts';
import { missingMark, pageDataId } from './page-data.ts';
import { pageQueries } from './page-queries.ts';
import { pageSlugs } from './page-slugs.ts';
import { newQueryClient, Site } from './providers.tsx';
import { publicPageAt, publicPages, notFoundPage, type PublicPage } from './public-pages.ts';
import { drawPicture } from './share-pictures/draw-picture.tsx';

export { isClientPath } from './client-pages.ts';
export { frameSources } from './frame-sources.ts';
export { addressOf } from './public-pages.ts';

type RenderOptions = {
  /** The text of the built index.html. */
  template: string;
  /** Where the site is reached, without a slash at the end. */
  siteUrl: string;
  /** Reads a path of the public API, in process. */
  fetch: Ask;
};

/** A finished document, and what its head says of it. */
type Rendered = Head & { html: string };

/** An address that no page has: what is drawn for it is the same for every unknown one. */
const unknownPath = '/-';

/** Every page rendered ahead, with the content it shows. One with a `:slug` stands for many addresses. */
export const pages = publicPages.map(({ path, tags, isListed }) => ({ path, tags, isListed }));

/** The page that an address belongs to, by its path; whether its slug exists is for `addressesOf` to say. */
export function pageAt(address: string): string | undefined {
  return publicPageAt(pathOf(address))?.path;
}

/** The addresses that a page has at this moment. Rejects when they cannot be read. */
export async function addressesOf(path: string, { fetch }: Pick<RenderOptions, 'fetch'>): Promise<string[]> {
  const slugs = await pageSlugs[path]?.(fetch);
  if (slugs) return slugs.map((slug) => path.replace(':slug', encodeURIComponent(slug)));
  return [path, ...pageOf(path).variants.map((variant) => `${path}?${variant}`)];
}

/** The whole document at a public address. Rejects when its data cannot be read. */
export async function render(address: string, { template, siteUrl, fetch }: RenderOptions): Promise<Rendered> {
  const page = pageOf(address);
  const client = newQueryClient();
  await Promise.all([page.preload(), pageQueries[page.path]?.(client, fetch, slugIn(page, address))]);
  return documentOf(address, client, { template, siteUrl });
}

/** The picture that a public address is shared with, as SVG; `title` stands in it. */
export function draw(address: string, { title, fetch }: { title: string; fetch: Ask }): Promise<string> {
  const page = pageOf(address);
  return drawPicture({ path: page.path, slug: slugIn(page, address), title, ask: fetch });
}

/** The document for an address that does not exist. */
export async function renderNotFound({ template, siteUrl }: RenderOptions): Promise<string> {
  await notFoundPage.preload();
  const { html } = await documentOf(unknownPath, newQueryClient(), { template, siteUrl });
  return html.replace('<div id="root"', `<div id="root" data-${missingMark}`);
}

const pathOf = (address: string): string => address.split('?')[0] ?? address;

function pageOf(address: string): PublicPage {
  const page = publicPageAt(pathOf(address));
  if (!page) throw new RangeError(`${address} is not a page that is rendered ahead`);
  return page;
}

function slugIn({ pattern }: PublicPage, address: string): string {
  return decodeURIComponent(pattern.exec(address)?.[1] ?? '');
}

async function documentOf(
  path: string,
  client: QueryClient,
  { template, siteUrl }: Omit<RenderOptions, 'fetch'>,
): Promise<Rendered> {
  const { prelude } = await prerender(
    <Site client={client} siteUrl={siteUrl} router={(app) => <StaticRouter location={path}>{app}</StaticRouter>} />,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const { head, page } = liftHead(await new Response(prelude).text());
  const data = pageData(client);
  client.clear();
  const html = template
    .replace('<!--head-->', () => head)
    .replace('<!--page-->', () => page)
    .replace('<!--data-->', () => data);
  return { html, ...headOf(head) };
}

/** What the page has read, for its queries in the browser; nothing where it read nothing. */
function pageData(client: QueryClient): string {
  const state = dehydrate(client);
  if (state.queries.length === 0) return '';
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${pageDataId}">${json}</script>`;
}
