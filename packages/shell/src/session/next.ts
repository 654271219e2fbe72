const MEMBERS_HOME = '/members/dashboard';

/**
 * Returns the path to open after sign-in: the requested path if it is on this site, otherwise the dashboard. A path
 * such as `//example.org` leads to another site and is not accepted.
 */
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
