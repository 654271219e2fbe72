import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and during hydration, so that the first render in the browser equals that of the server. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
