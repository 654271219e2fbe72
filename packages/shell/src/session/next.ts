const MEMBERS_HOME = '/members/dashboard';

/** A path such as `//example.org` is on another site. */
export function getSafeNextPath(requestedPath: string | null, origin: string): string {
  if (!requestedPath?.startsWith('/')) return MEMBERS_HOME;
  const target = URL.canParse(requestedPath, origin) ? new URL(requestedPath, origin) : undefined;
  if (target?.origin !== origin || /^\/(auth(\/|$)|\/)/.test(target.pathname)) return MEMBERS_HOME;
  return target.pathname + target.search + target.hash;
}

export const createSecondFactorPath = (path: string): string =>
  `/account/second-factor?next=${encodeURIComponent(path)}`;

export function createSignInPath(path: string): string {
  return path === MEMBERS_HOME ? '/auth' : `/auth?next=${encodeURIComponent(path)}`;
}
