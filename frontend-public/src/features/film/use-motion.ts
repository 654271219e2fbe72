import { usePreferences } from 'shell/preferences';
import { useMedia } from 'shell/use-media';

/** False if the system or the visitor prefers reduced motion. */
export function useMotion(): boolean {
  const { isMotionPaused } = usePreferences();
  const isReduced = useMedia('(prefers-reduced-motion: reduce)');
  return !isReduced && !isMotionPaused;
}
