import { hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../ui/styles/index.css';
import { isPreviewPage, previewBasePath } from 'shell/preview';
import { ignoreKeysDuringComposition } from 'shell/ignore-composition';
import { applyStoredSession } from 'shell/session/store';
import { runWhenIdle } from 'shell/when-idle';
import { preloadClientPage } from './client-pages.ts';
import { reloadDocument, shouldReloadForRelease } from './layout/reload-document.ts';
import { missingPageAttribute, pageDataElementId } from './page-data.ts';
import { newQueryClient, SiteRoot } from './providers.tsx';
import { findPublicPage, notFoundPage } from './public-routes.ts';
import { getBrowserSiteUrl } from './site-url.ts';
import { updateServiceWorker } from './worker/start.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw into.');

ignoreKeysDuringComposition();
const client = newQueryClient();
const isMissing = missingPageAttribute in root.dataset;
const site = (
  <SiteRoot
    client={client}
    siteUrl={getBrowserSiteUrl()}
    isMissing={isMissing}
    router={(app) => <BrowserRouter {...(isPreviewPage && { basename: previewBasePath })}>{app}</BrowserRouter>}
  />
);

if (!isPreviewPage) runWhenIdle(() => void updateServiceWorker());
if (isPreviewPage) {
  const { renderPreview } = await import('./preview/render-preview.tsx');
  await renderPreview(root, site);
} else if (root.firstElementChild) {
  const data = document.getElementById(pageDataElementId)?.textContent;
  if (data) hydrate(client, JSON.parse(data));
  const page = (!isMissing && findPublicPage(location.pathname)) || notFoundPage;
  await page.preload().catch((error: unknown) => {
    addEventListener('online', () => void reloadDocument().catch(() => undefined));
    if (navigator.onLine && shouldReloadForRelease()) void reloadDocument().catch(() => undefined);
    throw error;
  });
  // A transition hydrates in small steps, so that the page reacts to input between them.
  startTransition(() => void hydrateRoot(root, site));
} else {
  if (document.documentElement.dataset['session'] === 'kept') preloadClientPage(location.pathname);
  applyStoredSession();
  startTransition(() => createRoot(root).render(site));
  runWhenIdle(() => root.hasChildNodes() && document.getElementById('ahead')?.replaceChildren());
}
