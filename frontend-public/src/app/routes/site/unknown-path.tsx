import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { FullScreenLoader } from '../../../ui/loader.tsx';
import { brand } from '../../brand.ts';
import { NightPage } from './night-page.tsx';

/** The address the document came for; undefined where pages are rendered ahead. */
const answeredPath = typeof location === 'undefined' ? undefined : location.pathname;

/**
 * An address without a page. Where the server has already answered for it, this is the page of that answer. Met on
 * the way, inside the app, the address is asked of the server once, so that it answers 404 and logs it.
 */
export function UnknownPath() {
  const { pathname } = useLocation();
  const isAnswered = answeredPath === undefined || answeredPath === pathname;
  useEffect(() => {
    if (!isAnswered) location.reload();
  }, [isAnswered]);
  return isAnswered ? <NotFoundPage /> : <FullScreenLoader />;
}

function NotFoundPage() {
  return (
    <>
      <title>{`Page not found · ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <NightPage
        title="Oops! Page not found"
        words="There is nothing at this address. The page may have moved, or a letter may have slipped."
      >
        <Button variant="gold" size="large" to="/">
          Return to Home
        </Button>
        <Button variant="quiet" to="/programs" className="text-ink!">
          Programs
        </Button>
        <Button variant="quiet" to="/events" className="text-ink!">
          Events
        </Button>
        <Button variant="quiet" to="/contact" className="text-ink!">
          Contact
        </Button>
      </NightPage>
    </>
  );
}
