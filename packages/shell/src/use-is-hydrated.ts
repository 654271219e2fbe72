import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and during hydration, so that the server and the browser first render the same. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
