import { createContext } from 'react';

/**
 * URL of the site without a trailing slash. The server passes it, and the browser reads it from /config.js, so that
 * both write the same head.
 */
export const SiteUrlContext = createContext('');

export function getBrowserSiteUrl(): string {
  return globalThis.__SITE_URL__ ?? location.origin;
}

declare global {
  var __SITE_URL__: string | undefined;
}
