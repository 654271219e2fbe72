import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while a page that was rendered there is brought to life, so that both draw the same. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
