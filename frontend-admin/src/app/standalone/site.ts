/** Where the site answers; VITE_SITE_URL names another one when the admin is built. */
const site: string = import.meta.env['VITE_SITE_URL'] ?? 'http://localhost:3000';

/** The full address of a path that is the site's and not the admin's. */
export const addressOnSite = (path: string): string => new URL(path, site).href;
