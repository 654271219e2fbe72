/** The prefix of cache names that pages and service worker share. */

export const cachePrefix = 'kept-files:';

export const toCacheName = (owner: string): string => cachePrefix + owner;

/** Caches are keyed by URL. */
export const cacheUrl = (id: string): string => `/kept/${encodeURIComponent(id)}`;

/** The URL from which the service worker plays the file, with range requests. */
export const playbackUrl = (owner: string, id: string): string => `${cacheUrl(id)}?of=${owner}`;

/** The file that a playback URL names; undefined for any other URL. */
export function parsePlaybackUrl({ pathname, searchParams }: URL): { address: string; cacheName: string } | undefined {
  const owner = searchParams.get('of');
  if (!pathname.startsWith('/kept/') || owner === null) return undefined;
  return { address: pathname, cacheName: toCacheName(owner) };
}
