import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { notFoundPage } from '../public-pages.ts';

type UnknownPathProps = {
  /** The address the document came for. */
  answeredPath: string;
};

/**
 * An address without a page. Where the server has answered for it, this is the page of that answer. Met on the way,
 * inside the app, the address is asked of the server once, so that it answers 404 and logs it.
 */
export function UnknownPath({ answeredPath }: UnknownPathProps) {
  const isAnswered = useLocation().pathname === answeredPath;
  useEffect(() => {
    if (!isAnswered) location.reload();
  }, [isAnswered]);
  return isAnswered ? <notFoundPage.Page /> : <div className="min-h-svh" />;
}
