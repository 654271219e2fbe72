/** The server bundle prerenders the public pages, with nothing that belongs to one visitor. */
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { PageContent, RenderedDocument, SiteBundle, SiteSource } from 'shell/site-bundle';
import { isClientPath } from './client-pages.ts';
import { parseHead, extractHead } from './document-head.ts';
import { missingAttribute, pageDataId } from './page-data.ts';
import { newQueryClient, Site } from './providers.tsx';
import { cacheKeyFor, requirePage, withoutQuery, slugFromUrl } from './public-urls.ts';
import { notFoundPage, publicPageAt, publicPages } from './public-routes.ts';
import { drawPicture } from './share-pictures/draw-picture.tsx';
import { outsideHost } from '../features/film/film.ts';
import { brand } from '../frame/brand.ts';

/** Origins allowed in frames: none, unless a video is at an external host. */
const frameSources: readonly string[] = Object.values(brand.outsideVideos).some(Boolean) ? [outsideHost] : [];

/** Path that matches no page: all unknown paths get the same document. */
const unknownPath = '/-';

export const site: SiteBundle = {
  pages: publicPages.map(({ path, handle: { tags, isListed } }) => ({ path, tags, isListed })),
  frameSources,
  normalizeUrl: cacheKeyFor,
  isClientPath,
  findRoute: (address) => publicPageAt(withoutQuery(address))?.path,
  async listUrls(path, fetch) {
    const { slugs, handle } = requirePage(path);
    if (slugs) return (await slugs(fetch)).map((slug) => path.replace(':slug', encodeURIComponent(slug)));
    return [path, ...handle.variants.map((variant) => `${path}?${variant}`)];
  },
  read: readPage,
  async renderNotFound(source) {
    await notFoundPage.preload();
    const { html } = await renderDocument(unknownPath, newQueryClient(), source);
    return html.replace('<div id="root"', `<div id="root" data-${missingAttribute}`);
  },
  drawSharePicture(address, title, fetch) {
    const { path, handle } = requirePage(address);
    return drawPicture({ path, hour: handle.hour, slug: slugFromUrl(path, address), title, ask: fetch });
  },
};

async function readPage(address: string, source: SiteSource): Promise<PageContent> {
  const { path, loader, preload } = requirePage(address);
  const client = newQueryClient();
  await loader?.({ client, ask: source.fetch, slug: slugFromUrl(path, address) });
  return {
    version: contentVersion(client),
    render: async () => {
      await preload();
      return renderDocument(address, client, source);
    },
  };
}

/**
 * Returns the page's data with the current year, because the footer shows the year and dates of other years are written
 * with their year.
 */
function contentVersion(client: QueryClient): string {
  const data = dehydrate(client).queries.map(({ queryHash, state }) => [queryHash, state.data]);
  return JSON.stringify([new Date().getFullYear(), ...data]);
}

async function renderDocument(
  address: string,
  client: QueryClient,
  { template, siteUrl }: SiteSource,
): Promise<RenderedDocument> {
  const { prelude } = await prerender(
    <Site client={client} siteUrl={siteUrl} router={(app) => <StaticRouter location={address}>{app}</StaticRouter>} />,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const { head, page } = extractHead(await new Response(prelude).text());
  const data = pageDataScript(client);
  client.clear();
  const html = template
    .replace('<!--head-->', () => head)
    .replace('<!--page-->', () => page)
    .replace('<!--data-->', () => data);
  return { html, ...parseHead(head) };
}

function pageDataScript(client: QueryClient): string {
  const state = dehydrate(client);
  if (state.queries.length === 0) return '';
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${pageDataId}">${json}</script>`;
}
