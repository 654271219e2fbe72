import { createContext } from 'react';

/**
 * Where the site is reached, such as https://oneness.example: pages name their own address with it. A page rendered
 * ahead is told it by its server; a browser reads the same from /config.js, so that both write the same head.
 */
export const SiteAddress = createContext('');

/** The site's address in a browser. */
export function siteAddressHere(): string {
  return globalThis.__SITE_URL__ ?? location.origin;
}

declare global {
  var __SITE_URL__: string | undefined;
}
