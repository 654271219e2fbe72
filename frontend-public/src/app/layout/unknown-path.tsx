import { createContext, useContext, useEffect } from 'react';
import { notFoundPage } from '../public-routes.ts';

/**
 * True until the first navigation in the browser: until then the URL is the one for which the server sent the document.
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
