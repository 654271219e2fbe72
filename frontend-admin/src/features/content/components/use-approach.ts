import { useEffect, useRef, type FocusEvent } from 'react';

/** A pointer that only crosses a button leaves it sooner. */
const hoverMs = 100;

/** Handlers of a button that call `approach` shortly before a person is likely to press it. */
export function useApproach(approach: () => void) {
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
    // A closed dialog returns the focus to the button; only a person moves it within the table.
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && currentTarget.closest('table')?.contains(relatedTarget)) start();
    },
    onBlur: stop,
  };
}
