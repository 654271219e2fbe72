import { usePreferences } from 'shell/preferences';
import { useMediaQuery } from 'shell/use-media';

export function useIsMotionAllowed(): boolean {
  const { isMotionPaused } = usePreferences();
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  return !isReduced && !isMotionPaused;
}
