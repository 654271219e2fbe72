import { hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../ui/styles/index.css';
import { missingMark, pageDataId } from './page-data.ts';
import { newQueryClient, Site } from './providers.tsx';
import { publicPageAt, notFoundPage } from './public-pages.ts';
import { siteAddressHere } from './site-address.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw into.');

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

if (root.firstElementChild) {
  const data = document.getElementById(pageDataId)?.textContent;
  if (data) hydrate(client, JSON.parse(data));
  await ((!isMissing && publicPageAt(location.pathname)) || notFoundPage).preload();
  // In slices: a phone answers to a finger in between.
  startTransition(() => void hydrateRoot(root, site));
} else {
  createRoot(root).render(site);
}
