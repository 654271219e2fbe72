import { createContext } from 'react';

/** URL of the site without a trailing slash. Server and browser use the same URL, so that both write the same head. */
export const SiteUrlContext = createContext('');

export function getBrowserSiteUrl(): string {
  return globalThis.__SITE_URL__ ?? location.origin;
}

declare global {
  var __SITE_URL__: string | undefined;
}
