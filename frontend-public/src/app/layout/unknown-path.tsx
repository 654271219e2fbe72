import { createContext, useContext, useEffect } from 'react';
import { notFoundPage } from '../public-routes.ts';

/** True at the address that the document came for, false at each that was gone to since. */
export const IsAnswered = createContext(true);

/**
 * Stands where nothing is. Where the server has answered for the address, this is the page of that answer. Met on the
 * way, inside the app, the address is asked of the server once, so that it answers 404 and logs it.
 */
export function UnknownPath() {
  const isAnswered = useContext(IsAnswered);
  useEffect(() => {
    if (!isAnswered) location.reload();
  }, [isAnswered]);
  return isAnswered ? <notFoundPage.Page /> : <div className="min-h-svh" />;
}
