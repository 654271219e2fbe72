import { createContext } from 'react';

/**
 * The site's URL, such as https://oneness.example. The server passes it in, and the browser reads it from /config.js,
 * so that both write the same head.
 */
export const SiteUrlContext = createContext('');

export function browserSiteUrl(): string {
  return globalThis.__SITE_URL__ ?? location.origin;
}

declare global {
  var __SITE_URL__: string | undefined;
}
