import { createContext, useContext, useEffect } from 'react';
import { notFoundPage } from '../public-routes.ts';

/** True for the URL with which the document was loaded, false after a navigation in the browser. */
export const IsInitialUrlContext = createContext(true);

/**
 * The 404 page. After a navigation in the browser it requests the URL from the server once, so that the server logs the
 * 404.
 */
export function UnknownPath() {
  const isAnswered = useContext(IsInitialUrlContext);
  useEffect(() => {
    if (!isAnswered) location.reload();
  }, [isAnswered]);
  return isAnswered ? <notFoundPage.Page /> : <div className="min-h-svh" />;
}
