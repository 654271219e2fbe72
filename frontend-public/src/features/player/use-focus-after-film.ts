import { useEffect, type RefObject } from 'react';

/** The controls are covered: whoever used them finds the words. Whoever writes meanwhile is left alone. */
export function useFocusAfterFilm(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const focused = document.activeElement;
    const isFree = !focused || focused === document.body || focused.id === 'main';
    if (isFree || focused.closest('.film-frame')) heading.current?.focus({ preventScroll: true });
  }, [heading]);
}
