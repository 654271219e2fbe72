import { createContext, useContext, useEffect } from 'react';
import { notFoundPage } from '../public-routes.ts';

/**
 * True until the user opens another page in the browser; then the URL is no longer the one that the server answered.
 */
export const IsInitialUrlContext = createContext(true);

/**
 * The 404 page. If a link in the page led to the unknown URL, it is requested from the server once, so that the server
 * logs the 404.
 */
export function UnknownPath() {
  const isAnswered = useContext(IsInitialUrlContext);
  useEffect(() => {
    if (!isAnswered) location.reload();
  }, [isAnswered]);
  return isAnswered ? <notFoundPage.Page /> : <div className="min-h-svh" />;
}
