import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../shell/session.tsx';

/** What every change of address brings: the view at the top, the focus at the page's beginning. */
export function PageEffects() {
  const { pathname } = useLocation();
  const { status } = useSession();
  const lastPath = useRef(pathname);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);

  useEffect(() => {
    if (status !== 'loading') delete document.documentElement.dataset['session'];
  }, [status]);

  return null;
}
