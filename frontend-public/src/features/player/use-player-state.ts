import { useSyncExternalStore } from 'react';
import type { PlayerState } from './player-state.ts';
import type { Player } from './player.ts';

/** One value of what a player does; the component draws again only when that value is another one. */
export function usePlayerState<T extends string | number | boolean | undefined>(
  player: Player,
  read: (state: PlayerState) => T,
): T {
  return useSyncExternalStore(player.subscribe, () => read(player.state));
}
