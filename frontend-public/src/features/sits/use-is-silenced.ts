import { useEffect, useState } from 'react';
import { soundOutput } from './bells.ts';

/** By then a browser that lets it sound has begun. */
const startsWithinMs = 2_000;

/** Whether the browser, or its owner, lets no bell sound. */
export function useIsSilenced(): boolean {
  const [isSilenced, setSilenced] = useState(false);
  useEffect(() => {
    const context = soundOutput();
    const look = () => setSilenced(context.state !== 'running');
    const timer = setTimeout(() => {
      look();
      context.addEventListener('statechange', look);
    }, startsWithinMs);
    return () => {
      clearTimeout(timer);
      context.removeEventListener('statechange', look);
    };
  }, []);
  return isSilenced;
}
