const MEMBERS_HOME = '/members/dashboard';

/**
 * Returns the path to open after sign-in: the requested path if it is on this site, else the dashboard. A path that
 * resolves to two slashes at the start belongs to another site.
 */
export function nextPath(asked: string | null, origin: string): string {
  if (!asked?.startsWith('/')) return MEMBERS_HOME;
  const target = URL.canParse(asked, origin) ? new URL(asked, origin) : undefined;
  if (target?.origin !== origin || /^\/(auth(\/|$)|\/)/.test(target.pathname)) return MEMBERS_HOME;
  return target.pathname + target.search + target.hash;
}

export const factorPath = (path: string): string => `/account/second-factor?next=${encodeURIComponent(path)}`;

export function signInPath(path: string): string {
  return path === MEMBERS_HOME ? '/auth' : `/auth?next=${encodeURIComponent(path)}`;
}
