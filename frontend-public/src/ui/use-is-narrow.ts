import { useMediaQuery } from 'shell/use-media';

/** True on a screen narrower than 43.75rem. False on the server and during hydration, so that both render the same. */
export const useIsNarrow = (): boolean => useMediaQuery('(width < 43.75rem)');
