import { useMediaQuery } from 'shell/use-media';

/** Returns true on a phone; false on the server and while hydrating. */
export const useIsNarrow = (): boolean => useMediaQuery('(width < 43.75rem)');
