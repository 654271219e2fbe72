/**
 * True if If-None-Match is `*` or lists the ETag, weak or strong (RFC 9110, 13.1.2): compressing proxies turn a strong
 * tag into a weak one.
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const known: readonly string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return known.includes(etag.replace(/^W\//, ''));
}
