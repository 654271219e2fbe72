import { lazyPage } from './lazy-page.tsx';
import { isAt } from './path-match.ts';
import { publicPage, type PublicPage } from './public-page.ts';
import { publicRoutes } from './public-routes.ts';

export const publicPages: readonly PublicPage[] = publicRoutes.map(publicPage);

/** Shown at an address where nothing is. */
export const notFoundPage = lazyPage(async () => (await import('./routes/site/errors/not-found.tsx')).NotFoundPage);

/** The public page at an address, with or without a slash at its end. */
export function publicPageAt(pathname: string): PublicPage | undefined {
  return publicPages.find(({ path }) => isAt(path, pathname));
}
