import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Player } from './player.ts';

const LET_REST_FOR_MS = 4_000;
const SCROLL_KEYS = new Set(['PageDown', 'PageUp', 'Home', 'End']);

interface Following {
  isFollowing: boolean;
  setFollowing: (isFollowing: boolean) => void;
}

/**
 * Keeps the spoken sentence in sight while the transcript is in sight. Whoever scrolls by hand while it follows has it let
 * go, without a word.
 */
export function useFollowing(player: Player, place: RefObject<HTMLElement | null>, spoken: number): Following {
  const [isFollowing, setFollowing] = useState(true);
  const isInSight = useRef(false);
  const scrolledAt = useRef(-Infinity);

  useEffect(() => {
    if (!place.current) return;
    const sight = new IntersectionObserver(([entry]) => (isInSight.current = entry?.isIntersecting ?? false));
    sight.observe(place.current);
    return () => sight.disconnect();
  }, [place]);

  useEffect(() => {
    const stop = new AbortController();
    const byHand = () => {
      scrolledAt.current = performance.now();
      if (isInSight.current && player.state.isPlaying) setFollowing(false);
    };
    const options = { signal: stop.signal, passive: true };
    addEventListener('wheel', byHand, options);
    addEventListener('touchmove', byHand, options);
    addEventListener('keydown', ({ key }) => SCROLL_KEYS.has(key) && byHand(), options);
    return () => stop.abort();
  }, [player]);

  useEffect(() => {
    const isCalm = performance.now() - scrolledAt.current > LET_REST_FOR_MS;
    if (!isFollowing || !isInSight.current || !isCalm || !player.state.isPlaying) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    place.current
      ?.querySelector('[aria-current]')
      ?.scrollIntoView({ block: 'center', behavior: isStill ? 'instant' : 'smooth' });
  }, [isFollowing, spoken, place, player]);

  return { isFollowing, setFollowing };
}
