export const offlineCachePrefix = 'kept-files:';

export const toCacheName = (owner: string): string => offlineCachePrefix + owner;

export const createOfflineCacheUrl = (id: string): string => `/kept/${encodeURIComponent(id)}`;

/** The service worker serves parts of the stored file at this URL. */
export const playbackUrl = (owner: string, id: string): string => `${createOfflineCacheUrl(id)}?of=${owner}`;

export function parsePlaybackUrl({ pathname, searchParams }: URL): { address: string; cacheName: string } | undefined {
  const owner = searchParams.get('of');
  if (!pathname.startsWith('/kept/') || owner === null) return undefined;
  return { address: pathname, cacheName: toCacheName(owner) };
}
