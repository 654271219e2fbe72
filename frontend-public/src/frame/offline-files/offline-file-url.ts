/** Prefix of the cache names, shared by pages and service worker. */

export const offlineCachePrefix = 'kept-files:';

export const toCacheName = (owner: string): string => offlineCachePrefix + owner;

/** The key of a file in the cache, because caches are keyed by URL. */
export const createOfflineCacheUrl = (id: string): string => `/kept/${encodeURIComponent(id)}`;

/** The URL at which the service worker serves the file to a player, with range requests. */
export const playbackUrl = (owner: string, id: string): string => `${createOfflineCacheUrl(id)}?of=${owner}`;

/** The stored file that a playback URL names; undefined for any other URL. */
export function parsePlaybackUrl({ pathname, searchParams }: URL): { address: string; cacheName: string } | undefined {
  const owner = searchParams.get('of');
  if (!pathname.startsWith('/kept/') || owner === null) return undefined;
  return { address: pathname, cacheName: toCacheName(owner) };
}
