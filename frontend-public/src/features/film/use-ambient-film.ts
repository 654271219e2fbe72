import { useEffect, useRef, useState } from 'react';
import { useMotion } from './use-motion.ts';
import { useSight } from './use-sight.ts';

const kinds = ['pointerdown', 'keydown', 'touchstart'] as const;

/** Keys with which people find their way through a page, or that only change what another key means. */
const WAYFINDING = /^(Tab|Arrow.*|Shift|Control|Alt|AltGraph|Meta|Fn|CapsLock|NumLock|ScrollLock)$/;

/**
 * Calls back at the first click, touch or key press anywhere on the page, once; the answer ends the waiting. Neither a
 * key of wayfinding is meant, nor a press on something marked `data-own-press`: that answers for itself.
 */
function onFirstPress(tell: () => void): () => void {
  const waiting = new AbortController();
  const pressed = (event: Event) => {
    const { target } = event;
    if (event instanceof KeyboardEvent && isWayfinding(event)) return;
    if (target instanceof Element && target.closest('[data-own-press]')) return;
    waiting.abort();
    tell();
  };
  for (const kind of kinds) addEventListener(kind, pressed, { capture: true, passive: true, signal: waiting.signal });
  return () => waiting.abort();
}

/** With a modifier held, a key belongs to the browser or to a screen reader. */
function isWayfinding({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || altKey || metaKey || WAYFINDING.test(key);
}

/**
 * A film that plays by itself while it is looked at: without sound until the first click, touch or key press anywhere,
 * then at full volume. It is fetched when it comes near, rests while it is out of sight, and stands still for whoever
 * wants no motion, until they start it themselves.
 */
export function useAmbientFilm() {
  const video = useRef<HTMLVideoElement>(null);
  const { wasSeen: wasNear } = useSight(video, '600px 0px');
  const { isSeen } = useSight(video, '-12% 0px');
  const mayMove = useMotion();
  const [chosen, setChosen] = useState<'play' | 'rest'>();
  /** Undefined until the first press. */
  const [sound, setSound] = useState<'on' | 'off'>();
  const isPlaying = chosen ? chosen === 'play' : mayMove;

  useEffect(() => (sound ? undefined : onFirstPress(() => setSound('on'))), [sound]);

  useEffect(() => {
    const film = video.current;
    if (!film) return;
    film.muted = sound !== 'on';
    if (sound === 'on') film.volume = 1;
    if (!isSeen || !isPlaying) return film.pause();
    film.play().catch((refused: unknown) => {
      // Some browsers do not take every key or touch for a press, and refuse the sound: then it waits for another.
      if (refused instanceof DOMException && refused.name === 'NotAllowedError' && !film.muted) setSound(undefined);
    });
  }, [isSeen, isPlaying, sound]);

  return {
    video,
    isFetched: wasNear || chosen === 'play',
    isPlaying,
    hasSound: sound === 'on',
    /** By the film's own button: its sound, and the film with it. */
    switchSound() {
      setSound(sound === 'on' ? 'off' : 'on');
      if (sound !== 'on') setChosen('play');
    },
    switchPlay: () => setChosen(isPlaying ? 'rest' : 'play'),
  };
}
