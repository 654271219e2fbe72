import { matchPath } from 'react-router-dom';
import type { PublicPage } from './public-page.ts';
import { findPublicPage } from './public-routes.ts';

export function toCacheKey(asked: string): string {
  const [, path = '/', query = ''] = /^([^?]*)\??(.*)$/s.exec(asked) ?? [];
  const pathname = path.replace(/(.)\/$/, '$1');
  if (query === '') return pathname;
  const search = new URLSearchParams(query);
  const has = (variant: string) =>
    [...new URLSearchParams(variant)].every(([name, value]) => search.get(name) === value);
  const variant = findPublicPage(pathname)?.handle.variants.find(has);
  return variant ? `${pathname}?${variant}` : pathname;
}

export const removeUrlQuery = (address: string): string => address.split('?')[0] ?? address;

export function requirePublicPage(address: string): PublicPage {
  const page = findPublicPage(removeUrlQuery(address));
  if (!page) throw new RangeError(`${address} is not a page that is rendered ahead`);
  return page;
}

export function slugFromUrl(path: string, address: string): string {
  return decodeURIComponent(matchPath(path, removeUrlQuery(address))?.params['slug'] ?? '');
}
