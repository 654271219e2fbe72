/**
 * Whether a client has what an ETag names (RFC 9110, 13.1.2): `*`, or a list in which it is, weak or strong. Proxies that
 * compress turn a strong tag into a weak one.
 */
export function hasCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const known: readonly string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return known.includes(etag.replace(/^W\//, ''));
}
