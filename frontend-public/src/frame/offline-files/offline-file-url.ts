/** Prefix of the names of all caches with downloaded files. Pages and the service worker use the same prefix. */

export const offlineCachePrefix = 'kept-files:';

export const toCacheName = (owner: string): string => offlineCachePrefix + owner;

/** Returns the URL under which a file is stored in the cache, because browsers store cached files by URL. */
export const createOfflineCacheUrl = (id: string): string => `/kept/${encodeURIComponent(id)}`;

/** Returns the URL at which the service worker serves a stored file to a player, which can request parts of it. */
export const playbackUrl = (owner: string, id: string): string => `${createOfflineCacheUrl(id)}?of=${owner}`;

/** Returns the stored file to which a playback URL refers; undefined for any other URL. */
export function parsePlaybackUrl({ pathname, searchParams }: URL): { address: string; cacheName: string } | undefined {
  const owner = searchParams.get('of');
  if (!pathname.startsWith('/kept/') || owner === null) return undefined;
  return { address: pathname, cacheName: toCacheName(owner) };
}
