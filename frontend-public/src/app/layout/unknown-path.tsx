import { createContext, useContext, useEffect } from 'react';
import { notFoundPage } from '../public-routes.ts';

/** True while the path is the one with which the browser loaded the document. */
export const IsInitialUrlContext = createContext(true);

/** Requests an unknown URL from the server once if a link of the page led to it, so that the server logs the 404. */
export function UnknownPath() {
  const isAnswered = useContext(IsInitialUrlContext);
  useEffect(() => {
    if (!isAnswered) location.reload();
  }, [isAnswered]);
  return isAnswered ? <notFoundPage.Page /> : <div className="min-h-svh" />;
}
