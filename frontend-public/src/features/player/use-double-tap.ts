import { useEffect, useRef, type PointerEvent } from 'react';
import { SKIP_SEC } from '../../frame/media/media-player.ts';
import type { FilmPlayer } from './player.ts';

const SECOND_TAP_WITHIN_MS = 300;

export function useDoubleTap(player: FilmPlayer): (event: PointerEvent<HTMLElement>) => void {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return ({ pointerType, clientX, currentTarget, button }) => {
    if (button !== 0) return;
    if (pointerType !== 'touch') return player.toggle();
    if (waiting.current === undefined) {
      waiting.current = setTimeout(() => {
        waiting.current = undefined;
        player.toggle();
      }, SECOND_TAP_WITHIN_MS);
      return;
    }
    clearTimeout(waiting.current);
    waiting.current = undefined;
    const { left, width } = currentTarget.getBoundingClientRect();
    player.skip(clientX < left + width / 2 ? -SKIP_SEC : SKIP_SEC);
  };
}
