import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Asks before a page with unsaved changes is left: by a link, by Back or Forward, by a reload or by closing the tab.
 * `ask` shows the question and calls what it is given when the person wants to leave.
 */
export function useLeaveGuard(isChanged: () => boolean, ask: (leave: () => void) => void): void {
  const navigate = useNavigate();
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const onUnload = (event: BeforeUnloadEvent) => isChanged() && event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!isPlain || !link || link.target || link.origin !== location.origin || !isChanged()) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => navigate(link.pathname + link.search + link.hash));
    };
    const onTraverse = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable || !isChanged()) return;
      event.preventDefault();
      const { key } = event.destination;
      ask(() => {
        stop.abort();
        void window.navigation.traverseTo(key);
      });
    };
    addEventListener('beforeunload', onUnload, { signal });
    document.addEventListener('click', onClick, { signal, capture: true });
    window.navigation?.addEventListener('navigate', onTraverse, { signal });
    return () => stop.abort();
  }, [isChanged, ask, navigate]);
}
