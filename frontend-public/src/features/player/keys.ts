import { useEffect } from 'react';
import { SKIP_SEC } from '../../frame/media/media-player.ts';
import type { FilmPlayer } from './player.ts';
import { usePlayerSettings } from './settings.ts';

export const PLAYBACK_RATES = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

export interface PlayerAreaActions {
  toggleCaptions: () => void;
  toggleFullScreen: () => void;
  showKeys: () => void;
}

export const KEYBOARD_SHORTCUTS: readonly (readonly [keys: string, does: string])[] = [
  ['Space or K', 'Play or pause'],
  ['Left and right', '5 seconds back or forward'],
  ['J and L', '15 seconds back or forward'],
  ['Up and down', 'Louder or quieter'],
  ['M', 'Sound on or off'],
  ['C', 'Captions on or off'],
  ['F', 'Full screen'],
  ['Comma and full stop', 'Slower or faster'],
  ['0 to 9', 'Jump to a tenth of the film'],
  ['?', 'Show this list'],
];

export function usePlayerKeyboardShortcuts(player: FilmPlayer, stage: PlayerAreaActions): void {
  const { hasKeys } = usePlayerSettings();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isHandledByTarget(event)) return;
      const act = event.key === '?' ? stage.showKeys : hasKeys && keyAction(event.key, player, stage);
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [player, stage, hasKeys]);
}

function isHandledByTarget({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input:not([type=range]), textarea, select, [contenteditable], [role=dialog], [role=menu]'))
    return true;
  // A focused slider uses the arrow keys.
  if (key.startsWith('Arrow') && target.closest('input')) return true;
  return (key === ' ' || key === 'Enter') && target.closest('a, button, [role=button]') !== null;
}

function keyAction(key: string, player: FilmPlayer, stage: PlayerAreaActions): (() => void) | undefined {
  const { duration, volume } = player.state;
  if (/^\d$/.test(key)) return () => player.seek((duration * Number(key)) / 10);
  const actions: Record<string, () => void> = {
    ' ': () => player.toggle(),
    k: () => player.toggle(),
    arrowleft: () => player.skip(-5),
    arrowright: () => player.skip(5),
    j: () => player.skip(-SKIP_SEC),
    l: () => player.skip(SKIP_SEC),
    arrowup: () => player.setVolume(volume + 0.1),
    arrowdown: () => player.setVolume(volume - 0.1),
    m: () => player.toggleSound(),
    c: stage.toggleCaptions,
    f: stage.toggleFullScreen,
    ',': () => changeRate(player, -1),
    '.': () => changeRate(player, 1),
  };
  return actions[key.toLowerCase()];
}

function changeRate(player: FilmPlayer, by: -1 | 1): void {
  const at = PLAYBACK_RATES.findIndex((rate) => rate === player.state.rate);
  const rate = PLAYBACK_RATES[at + by];
  if (rate !== undefined) player.setRate(rate);
}
