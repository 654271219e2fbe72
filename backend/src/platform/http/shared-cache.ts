interface SharedCacheOptions {
  /** Names of the content in the response. The site reports a change of content to the cache with these tags. */
  readonly tags: readonly string[];
  readonly maxAgeSeconds: number;
  readonly staleSeconds: number;
}

/** Headers for a cache in front of the site, which browsers ignore. */
export const buildSharedCacheHeaders = ({
  tags,
  maxAgeSeconds,
  staleSeconds,
}: SharedCacheOptions): Record<string, string> => ({
  'cdn-cache-control': `public, max-age=${maxAgeSeconds}, stale-while-revalidate=${staleSeconds}, stale-if-error=86400`,
  'surrogate-key': tags.join(' '),
  'cache-tag': tags.join(','),
});
