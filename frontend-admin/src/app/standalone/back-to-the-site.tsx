import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { addressOnSite } from './site.ts';

/** A place that is the site's and not the admin's, such as the members area: the browser goes there. */
export function BackToTheSite() {
  const { pathname } = useLocation();
  useEffect(() => location.assign(addressOnSite(pathname)), [pathname]);
  return <p role="status">Loading...</p>;
}
