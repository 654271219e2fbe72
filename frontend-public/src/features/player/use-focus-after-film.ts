import { useEffect, type RefObject } from 'react';

/** The controls are hidden at the end of a film, so focus on a control moves to the heading; any other focus stays. */
export function useFocusAfterFilm(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const focused = document.activeElement;
    const isFree = !focused || focused === document.body || focused.id === 'main';
    if (isFree || focused.closest('.film-frame')) heading.current?.focus({ preventScroll: true });
  }, [heading]);
}
