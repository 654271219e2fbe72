import { usePreferences } from 'shell/preferences';
import { useMedia } from 'shell/use-media';

/** Whether pictures may move by themselves: neither the system nor the visitor asks for stillness. */
export function useMotion(): boolean {
  const { isMotionPaused } = usePreferences();
  const isReduced = useMedia('(prefers-reduced-motion: reduce)');
  return !isReduced && !isMotionPaused;
}
