import { useMediaQuery } from 'shell/use-media';

/** False on the server and during hydration, so that both render the same. */
export const useIsNarrow = (): boolean => useMediaQuery('(width < 43.75rem)');
