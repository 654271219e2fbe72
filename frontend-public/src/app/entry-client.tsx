import { hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../ui/styles/index.css';
import { ignoreComposition } from 'shell/ignore-composition';
import { showStored } from 'shell/session/store';
import { whenQuiet } from 'shell/when-quiet';
import { preloadClientPage } from './client-pages.ts';
import { loadAgain, mayLoadAgain } from './layout/load-again.ts';
import { missingMark, pageDataId } from './page-data.ts';
import { newQueryClient, Site } from './providers.tsx';
import { publicPageAt, notFoundPage } from './public-routes.ts';
import { siteAddressHere } from './site-address.ts';
import { followWorker } from './worker/start.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw into.');

ignoreComposition();
const client = newQueryClient();
const isMissing = missingMark in root.dataset;
const site = (
  <Site
    client={client}
    siteUrl={siteAddressHere()}
    isMissing={isMissing}
    router={(app) => <BrowserRouter>{app}</BrowserRouter>}
  />
);

whenQuiet(() => void followWorker());
if (root.firstElementChild) {
  const data = document.getElementById(pageDataId)?.textContent;
  if (data) hydrate(client, JSON.parse(data));
  // If the code of a page fails to load, the rendered page and its links stay usable.
  const page = (!isMissing && publicPageAt(location.pathname)) || notFoundPage;
  await page.preload().catch((error: unknown) => {
    addEventListener('online', () => void loadAgain().catch(() => undefined));
    if (navigator.onLine && mayLoadAgain()) void loadAgain().catch(() => undefined);
    throw error;
  });
  // A transition hydrates in slices, so that the page reacts to input in between.
  startTransition(() => void hydrateRoot(root, site));
} else {
  if (document.documentElement.dataset['session'] === 'kept') preloadClientPage(location.pathname);
  showStored();
  startTransition(() => createRoot(root).render(site));
  // The element drawn ahead is already hidden.
  whenQuiet(() => root.hasChildNodes() && document.getElementById('ahead')?.replaceChildren());
}
