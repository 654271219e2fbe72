const HOME_OF_MEMBERS = '/members/dashboard';

/**
 * Where somebody goes after signing in: the path they came for when it is a path of this site, else the dashboard. A path
 * that begins with two slashes once its dots are resolved names another site.
 */
export function nextPath(asked: string | null, origin: string): string {
  if (!asked?.startsWith('/')) return HOME_OF_MEMBERS;
  const target = URL.canParse(asked, origin) ? new URL(asked, origin) : undefined;
  if (target?.origin !== origin || /^\/(auth(\/|$)|\/)/.test(target.pathname)) return HOME_OF_MEMBERS;
  return target.pathname + target.search + target.hash;
}

/** The way to setting up a second factor that comes back to `path` afterwards. */
export const factorPath = (path: string): string => `/account/second-factor?next=${encodeURIComponent(path)}`;

/** The way to the sign-in page that comes back to `path` afterwards. */
export function signInPath(path: string): string {
  return path === HOME_OF_MEMBERS ? '/auth' : `/auth?next=${encodeURIComponent(path)}`;
}
