import { ApiProblem } from 'shell/api';
import { useSyncExternalStore } from 'react';
import type { Player } from './player.ts';

export type PlaybackError = 'failed' | 'locked' | 'removed';

export interface PlayerState {
  /** URLs of the media and its captions; undefined until a signed URL is loaded. */
  source: { url: string; captions: string } | undefined;
  error: PlaybackError | undefined;
  /** True once the user has started playback, even if the film still loads. */
  isBegun: boolean;
  isPlaying: boolean;
  isEnded: boolean;
  /** Current position in seconds. */
  time: number;
  /** Seconds; the length given by the API until the metadata of the media file is loaded. */
  duration: number;
  rate: number;
  volume: number;
  isMuted: boolean;
}

export function toPlaybackError(error: unknown): PlaybackError {
  if (!(error instanceof ApiProblem)) return 'failed';
  if (error.code === 'membership.tier') return 'locked';
  return error.status === 404 && error.code !== 'content.file-missing' ? 'removed' : 'failed';
}

/** Selects one value of the player state; the component re-renders only when it changes. */
export function usePlayerState<T extends string | number | boolean | undefined>(
  player: Player,
  read: (state: PlayerState) => T,
): T {
  return useSyncExternalStore(player.subscribe, () => read(player.state));
}
