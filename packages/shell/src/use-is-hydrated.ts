import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The first render in the browser must equal that of the server. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
