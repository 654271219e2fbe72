import { useCallback, useEffect, useState, type RefObject } from 'react';

/** Fills the screen with an element. An iPhone does this for a film alone, with controls of its own. */
export function useFullScreen(frame: RefObject<HTMLElement | null>): { isFull: boolean; toggle: () => void } {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === frame.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [frame]);
  const toggle = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else if (document.fullscreenEnabled) void frame.current?.requestFullscreen().catch(() => undefined);
    else frame.current?.querySelector<PhoneFilm>('video')?.webkitEnterFullscreen?.();
  }, [frame]);
  return { isFull, toggle };
}

type PhoneFilm = HTMLVideoElement & { webkitEnterFullscreen?: () => void };
