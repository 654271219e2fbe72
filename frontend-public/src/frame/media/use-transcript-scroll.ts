import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

const PAUSE_MS = 4_000;
const SCROLL_KEYS = new Set(['PageDown', 'PageUp', 'Home', 'End']);

interface Following {
  isFollowing: boolean;
  setFollowing: (isFollowing: boolean) => void;
}

export function useTranscriptScroll(
  isPlaying: () => boolean,
  area: RefObject<HTMLElement | null>,
  spoken: number,
): Following {
  const [isFollowing, setFollowing] = useState(true);
  const scrolledAt = useRef(-Infinity);

  const scrolled = useEffectEvent(() => {
    scrolledAt.current = performance.now();
    if (isPlaying()) setFollowing(false);
  });
  useEffect(() => {
    const stop = new AbortController();
    const byHand = () => scrolled();
    const options = { signal: stop.signal, passive: true };
    area.current?.addEventListener('wheel', byHand, options);
    area.current?.addEventListener('touchmove', byHand, options);
    area.current?.addEventListener('keydown', ({ key }) => SCROLL_KEYS.has(key) && byHand(), options);
    return () => stop.abort();
  }, [area]);

  const follow = useEffectEvent(() => {
    const isCalm = performance.now() - scrolledAt.current > PAUSE_MS;
    if (isFollowing && isCalm && isPlaying()) scrollWithin(area.current, '[aria-current]');
  });
  useEffect(() => follow(), [isFollowing, spoken]);

  return { isFollowing, setFollowing };
}

/** Unlike `scrollIntoView`, this function does not scroll the page. */
export function scrollWithin(area: HTMLElement | null, selector: string, index = 0): void {
  const target = area?.querySelectorAll(selector)[index];
  if (!area || !target) return;
  const { top, height } = target.getBoundingClientRect();
  const below = top - area.getBoundingClientRect().top - (area.clientHeight - height) / 2;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  area.scrollBy({ top: below, behavior: isStill ? 'instant' : 'smooth' });
}
