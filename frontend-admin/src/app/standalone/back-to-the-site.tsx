import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Where the site answers; VITE_SITE_URL names another one when the admin is built. */
const site: string = import.meta.env['VITE_SITE_URL'] ?? 'http://localhost:3000';

/** A place that is the site's and not the admin's, such as the members area: the browser goes there. */
export function BackToTheSite() {
  const { pathname } = useLocation();
  useEffect(() => location.assign(new URL(pathname, site)), [pathname]);
  return <p role="status">Loading...</p>;
}
