import { ApiProblem } from 'shell/api';
import { useSyncExternalStore } from 'react';
import type { Player } from './player.ts';

/** What hinders a piece from playing. */
export type Hindrance = 'failed' | 'locked' | 'removed';

export interface PlayerState {
  /** Where the piece and its captions are fetched from; undefined until a link is there. */
  source: { url: string; captions: string } | undefined;
  hindrance: Hindrance | undefined;
  /** It was pressed, or is to start as soon as it can. */
  isBegun: boolean;
  isPlaying: boolean;
  isEnded: boolean;
  /** Seconds. */
  time: number;
  /** Seconds; what the piece is said to last until its file is known. */
  duration: number;
  rate: number;
  volume: number;
  isMuted: boolean;
}

/** Why a link was refused. */
export function hindranceOf(error: unknown): Hindrance {
  if (!(error instanceof ApiProblem)) return 'failed';
  if (error.code === 'membership.tier') return 'locked';
  return error.status === 404 && error.code !== 'content.file-missing' ? 'removed' : 'failed';
}

/** One value of what a player does; the component draws again only when that value is another one. */
export function usePlayerState<T extends string | number | boolean | undefined>(
  player: Player,
  read: (state: PlayerState) => T,
): T {
  return useSyncExternalStore(player.subscribe, () => read(player.state));
}
