/**
 * The service worker: the members area opens without a network, and what was kept on this device plays. It stores the
 * site's own files alone; no answer of the API, and no page that was rendered for its words.
 */
import { enable as preloadNavigations } from 'workbox-navigation-preload';
import { getCacheKeyForURL, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { keptAt } from '../../frame/kept-files/kept-address.ts';
import { partOf } from './kept-part.ts';
import { offlinePageOf } from './offline-page.ts';
import { shellAddress } from './shell-address.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: Parameters<typeof precache>[0] };

/** Drawn in the browser alone, from the one empty document. */
const membersArea = /^\/(members|account)(\/|$)/;
/** What is opened as a file, or answered by a module, is no page. */
const notPages = [/^\/(api|u|downloads|admin-app)\//, /^[^?]*\.\w+(\?|$)/];

precache(self.__WB_MANIFEST);
preloadNavigations();

// Documents come from the network: they hold fresh words, and name the files of their own release.
registerRoute(
  new NavigationRoute(new NetworkOnly({ plugins: [{ handlerDidError: ({ request }) => withoutNetwork(request) }] }), {
    denylist: notPages,
  }),
);

// Hashed names say what is inside: whichever release stored a file, it is the right one.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && keptAt(url) !== undefined,
  async ({ request, url }) => {
    const { address, cacheName } = keptAt(url) ?? { address: '', cacheName: '' };
    const kept = await caches.match(address, { cacheName });
    if (!kept) return new Response(null, { status: 404 });
    return request.headers.has('range') ? partOf(request, kept) : kept;
  },
);

// The page that asks for the first worker has it from then on, with all its files.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/**
 * A worker of a new release waits, and puts away the files of the one before when it begins. It begins when all open pages
 * are of its own release: none may still need the files of the former one. A page says that it has come; all are then asked.
 */
self.addEventListener('message', (event) => event.waitUntil(beginWhereAllAreOwn()));

async function beginWhereAllAreOwn(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const entries = await Promise.all(open.filter(isPage).map(entryOf));
  if (entries.every((entry) => entry !== undefined && getCacheKeyForURL(entry) !== undefined)) await self.skipWaiting();
}

/** A file that is open in a tab of its own needs no other. */
function isPage({ url }: Client): boolean {
  const { pathname, search } = new URL(url);
  return !notPages.some((form) => form.test(pathname + search));
}

/** The script a page began with, whose name says its release; undefined where the page does not answer. */
function entryOf(page: Client): Promise<string | undefined> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(typeof data === 'string' ? data : undefined);
    setTimeout(() => resolve(undefined), 5000);
    page.postMessage('which release', [port2]);
  });
}

async function withoutNetwork({ url }: Request): Promise<Response | undefined> {
  const shell = await matchPrecache(shellAddress);
  if (!shell || membersArea.test(new URL(url).pathname)) return shell;
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
  const policy = shell.headers.get('content-security-policy');
  if (policy) headers.set('content-security-policy', policy);
  return new Response(offlinePageOf(await shell.text()), { status: 503, headers });
}
