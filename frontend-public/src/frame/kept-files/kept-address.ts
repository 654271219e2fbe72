/** The prefix of cache names that pages and service worker share. */

export const keptPrefix = 'kept-files:';

export const cacheNameOf = (owner: string): string => keptPrefix + owner;

/** Caches are keyed by URL. */
export const addressOf = (id: string): string => `/kept/${encodeURIComponent(id)}`;

/** The URL from which the service worker plays the file, with range requests. */
export const playAddressOf = (owner: string, id: string): string => `${addressOf(id)}?of=${owner}`;

/** The file that a playback URL names; undefined for any other URL. */
export function keptAt({ pathname, searchParams }: URL): { address: string; cacheName: string } | undefined {
  const owner = searchParams.get('of');
  if (!pathname.startsWith('/kept/') || owner === null) return undefined;
  return { address: pathname, cacheName: cacheNameOf(owner) };
}
