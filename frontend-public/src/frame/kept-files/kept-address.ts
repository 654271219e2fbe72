/** Where kept files lie, as the pages and the service worker name it. */

export const keptPrefix = 'kept-files:';

/** The cache of an account. */
export const cacheNameOf = (owner: string): string => keptPrefix + owner;

/** A cache knows addresses alone. */
export const addressOf = (id: string): string => `/kept/${encodeURIComponent(id)}`;

/** Where the service worker plays it from, with ranges. */
export const playAddressOf = (owner: string, id: string): string => `${addressOf(id)}?of=${owner}`;

/** What an address that plays asks for; undefined for any other. */
export function keptAt({ pathname, searchParams }: URL): { address: string; cacheName: string } | undefined {
  const owner = searchParams.get('of');
  if (!pathname.startsWith('/kept/') || owner === null) return undefined;
  return { address: pathname, cacheName: cacheNameOf(owner) };
}
