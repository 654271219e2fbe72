import { useEffect, type RefObject } from 'react';

/** At the end the controls are hidden, so their focus moves to the heading; focus elsewhere is left alone. */
export function useFocusAfterFilm(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const focused = document.activeElement;
    const isFree = !focused || focused === document.body || focused.id === 'main';
    if (isFree || focused.closest('.film-frame')) heading.current?.focus({ preventScroll: true });
  }, [heading]);
}
