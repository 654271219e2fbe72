import { hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../ui/styles/index.css';
import { ignoreComposition } from 'shell/ignore-composition';
import { showStoredSession } from 'shell/session/store';
import { whenIdle } from 'shell/when-idle';
import { preloadClientPage } from './client-pages.ts';
import { reloadDocument, mayReload } from './layout/reload-document.ts';
import { missingAttribute, pageDataId } from './page-data.ts';
import { newQueryClient, Site } from './providers.tsx';
import { publicPageAt, notFoundPage } from './public-routes.ts';
import { browserSiteUrl } from './site-url.ts';
import { updateWorker } from './worker/start.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw into.');

ignoreComposition();
const client = newQueryClient();
const isMissing = missingAttribute in root.dataset;
const site = (
  <Site
    client={client}
    siteUrl={browserSiteUrl()}
    isMissing={isMissing}
    router={(app) => <BrowserRouter>{app}</BrowserRouter>}
  />
);

whenIdle(() => void updateWorker());
if (root.firstElementChild) {
  const data = document.getElementById(pageDataId)?.textContent;
  if (data) hydrate(client, JSON.parse(data));
  // If the code of a page fails to load, the rendered page and its links stay usable.
  const page = (!isMissing && publicPageAt(location.pathname)) || notFoundPage;
  await page.preload().catch((error: unknown) => {
    addEventListener('online', () => void reloadDocument().catch(() => undefined));
    if (navigator.onLine && mayReload()) void reloadDocument().catch(() => undefined);
    throw error;
  });
  // A transition hydrates in small steps, so that the page reacts to input between them.
  startTransition(() => void hydrateRoot(root, site));
} else {
  if (document.documentElement.dataset['session'] === 'kept') preloadClientPage(location.pathname);
  showStoredSession();
  startTransition(() => createRoot(root).render(site));
  whenIdle(() => root.hasChildNodes() && document.getElementById('ahead')?.replaceChildren());
}
