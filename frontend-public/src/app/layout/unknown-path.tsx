import { createContext, useContext, useEffect } from 'react';
import { notFoundPage } from '../public-routes.ts';

export const IsInitialUrlContext = createContext(true);

/** Reloads an unknown URL that a link opened, so that the server logs the 404. */
export function UnknownPath() {
  const isAnswered = useContext(IsInitialUrlContext);
  useEffect(() => {
    if (!isAnswered) location.reload();
  }, [isAnswered]);
  return isAnswered ? <notFoundPage.Page /> : <div className="min-h-svh" />;
}
