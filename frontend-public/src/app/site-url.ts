import { createContext } from 'react';

/** Server and browser use the same URL (without a trailing slash), so that both write the same head. */
export const SiteUrlContext = createContext('');

export function getBrowserSiteUrl(): string {
  return globalThis.__SITE_URL__ ?? location.origin;
}

declare global {
  var __SITE_URL__: string | undefined;
}
