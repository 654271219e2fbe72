/** All visitors get the same prerendered pages, so this bundle must not use data of one visitor. */
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { PageContent, RenderedDocument, SiteBundle, SiteSource } from 'shell/site-bundle';
import { isClientPath } from './client-pages.ts';
import { parseDocumentHead, splitHeadFromPage } from './document-head.ts';
import { missingPageAttribute, pageDataElementId } from './page-data.ts';
import { newQueryClient, SiteRoot } from './providers.tsx';
import { toCacheKey, requirePublicPage, removeUrlQuery, slugFromUrl } from './public-urls.ts';
import { notFoundPage, findPublicPage, publicPages } from './public-routes.ts';
import { slugReaders } from './page-slugs.ts';
import { renderSharePicture } from './share-pictures/draw-picture.tsx';
import { externalVideoHost } from '../features/film/film.ts';
import { brand } from '../frame/brand.ts';

const frameSources: readonly string[] = Object.values(brand.outsideVideos).some(Boolean) ? [externalVideoHost] : [];

/** Path that matches no page, so that all unknown paths get the same 404 document. */
const unknownPath = '/-';

export const site: SiteBundle = {
  pages: publicPages.map(({ path, handle: { tags, isListed } }) => ({ path, tags, isListed })),
  frameSources,
  normalizeUrl: toCacheKey,
  isClientPath,
  findRoute: (address) => findPublicPage(removeUrlQuery(address))?.path,
  async listUrls(path, fetch) {
    const { handle } = requirePublicPage(path);
    const readSlugs = slugReaders[path];
    if (readSlugs) return (await readSlugs(fetch)).map((slug) => path.replace(':slug', encodeURIComponent(slug)));
    return [path, ...handle.variants.map((variant) => `${path}?${variant}`)];
  },
  read: readPage,
  async renderNotFound(source) {
    await notFoundPage.preload();
    const { html } = await renderDocument(unknownPath, newQueryClient(), source);
    return html.replace('<div id="root"', `<div id="root" data-${missingPageAttribute}`);
  },
  drawSharePicture(address, title, fetch) {
    const { path, handle } = requirePublicPage(address);
    return renderSharePicture({ path, hour: handle.hour, slug: slugFromUrl(path, address), title, ask: fetch });
  },
};

async function readPage(address: string, source: SiteSource): Promise<PageContent> {
  const { path, loader, preload } = requirePublicPage(address);
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

/** The version contains the year, because the footer shows the year and dates of other years show their year. */
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
    <SiteRoot
      client={client}
      siteUrl={siteUrl}
      router={(app) => <StaticRouter location={address}>{app}</StaticRouter>}
    />,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const { head, page } = splitHeadFromPage(await new Response(prelude).text());
  const data = pageDataScript(client);
  client.clear();
  const html = template
    .replace('<!--head-->', () => head)
    .replace('<!--page-->', () => page)
    .replace('<!--data-->', () => data);
  return { html, ...parseDocumentHead(head) };
}

function pageDataScript(client: QueryClient): string {
  const state = dehydrate(client);
  if (state.queries.length === 0) return '';
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${pageDataElementId}">${json}</script>`;
}
