/** Service worker of the members area, which stores files of the site but no API responses or prerendered pages. */
import { enable as preloadNavigations } from 'workbox-navigation-preload';
import { getCacheKeyForURL, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { parsePlaybackUrl } from '../../frame/offline-files/offline-file-url.ts';
import { createRangeResponse } from './range-response.ts';
import { renderOfflinePage } from './offline-page.ts';
import { offlineShellUrl } from './shell-url.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: Parameters<typeof precache>[0] };

const membersArea = /^\/(members|account)(\/|$)/;
const nonPagePatterns = [/^\/(api|u|downloads|admin-app)\//, /^[^?]*\.\w+(\?|$)/];

precache(self.__WB_MANIFEST);
preloadNavigations();

// Documents always come from the network, because only the server has the current text and file names.
registerRoute(
  new NavigationRoute(new NetworkOnly({ plugins: [{ handlerDidError: ({ request }) => offlineResponse(request) }] }), {
    denylist: nonPagePatterns,
  }),
);

// File names contain a content hash, so a cached file is never outdated.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && parsePlaybackUrl(url) !== undefined,
  async ({ request, url }) => {
    const { address, cacheName } = parsePlaybackUrl(url) ?? { address: '', cacheName: '' };
    const kept = await caches.match(address, { cacheName });
    if (!kept) return new Response(null, { status: 404 });
    return request.headers.has('range') ? createRangeResponse(request, kept) : kept;
  },
);

// Without `claim()`, the first service worker controls no page before a reload.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Open pages may need old files, so a new service worker waits until all pages have its release. */
self.addEventListener('message', (event) => event.waitUntil(activateIfAllPagesMatch()));

async function activateIfAllPagesMatch(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const entries = await Promise.all(open.filter(isPage).map(requestEntryUrl));
  if (entries.every((entry) => entry !== undefined && getCacheKeyForURL(entry) !== undefined)) await self.skipWaiting();
}

/** A file in its own tab does not count as a page, because the file loads no other files of a release. */
function isPage({ url }: Client): boolean {
  const { pathname, search } = new URL(url);
  return !nonPagePatterns.some((form) => form.test(pathname + search));
}

function requestEntryUrl(page: Client): Promise<string | undefined> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(typeof data === 'string' ? data : undefined);
    setTimeout(() => resolve(undefined), 5000);
    page.postMessage('which release', [port2]);
  });
}

async function offlineResponse({ url }: Request): Promise<Response | undefined> {
  const shell = await matchPrecache(offlineShellUrl);
  if (!shell || membersArea.test(new URL(url).pathname)) return shell;
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
  const policy = shell.headers.get('content-security-policy');
  if (policy) headers.set('content-security-policy', policy);
  return new Response(renderOfflinePage(await shell.text()), { status: 503, headers });
}
