import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Is false during hydration, because the first render must equal the HTML of the server. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
