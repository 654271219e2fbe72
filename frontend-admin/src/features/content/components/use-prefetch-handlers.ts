import { useEffect, useRef, type FocusEvent } from 'react';

/** Delay in ms, longer than a pointer needs to cross the button. */
const hoverMs = 100;

export function usePrefetchHandlers(approach: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = (): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const start = (): void => {
    stop();
    timer.current = setTimeout(() => {
      timer.current = undefined;
      approach();
    }, hoverMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerEnter: start,
    onPointerLeave: stop,
    onPointerDown: () => {
      if (timer.current === undefined) return;
      stop();
      approach();
    },
    // Ignores focus from outside the table, because a closed dialog returns the focus to the button.
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && currentTarget.closest('table')?.contains(relatedTarget)) start();
    },
    onBlur: stop,
  };
}
