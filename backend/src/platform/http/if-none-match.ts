/**
 * True if If-None-Match is `*` or lists the ETag. Weak and strong ETags count as equal (RFC 9110, 13.1.2), because
 * compressing proxies turn a strong ETag into a weak one.
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const known: readonly string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return known.includes(etag.replace(/^W\//, ''));
}
