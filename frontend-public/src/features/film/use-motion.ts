import { useSyncExternalStore } from 'react';
import { usePreferences } from '../../shell/preferences.ts';

const reduced = () => matchMedia('(prefers-reduced-motion: reduce)');

function watchSystem(tell: () => void) {
  const query = reduced();
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** Whether pictures may move by themselves: neither the system nor the visitor asks for stillness. */
export function useMotion(): boolean {
  const { isMotionPaused } = usePreferences();
  const isReduced = useSyncExternalStore(
    watchSystem,
    () => reduced().matches,
    () => false,
  );
  return !isReduced && !isMotionPaused;
}
