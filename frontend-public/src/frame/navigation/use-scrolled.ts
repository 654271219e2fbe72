import { useSyncExternalStore } from 'react';

const shrinksAt = 50;

/** True once the page is scrolled more than 50 px. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    (listener) => {
      addEventListener('scroll', listener, { passive: true });
      return () => removeEventListener('scroll', listener);
    },
    () => scrollY > shrinksAt,
    () => false,
  );
}
