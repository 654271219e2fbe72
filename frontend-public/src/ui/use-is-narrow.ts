import { useSyncExternalStore } from 'react';

const narrow = () => matchMedia('(width < 43.75rem)');

/** True on a phone; false on the server and while hydrating. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const query = narrow();
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => narrow().matches,
    () => false,
  );
