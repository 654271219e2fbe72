import { useSyncExternalStore } from 'react';
import type { Tier } from 'shell/tier';

export interface PlayableMeditation {
  id: string;
  title: string;
  kind: string;
  durationSec: number;
  captions: boolean;
  /** The tier that includes the meditation; `free` for a public meditation. */
  tier: Tier;
  /** The user's stored position in seconds; 0 if the meditation was never started. */
  fromSec: number;
}

/** The current meditation. Playing the same meditation again creates a new object, so that the player starts again. */
interface NowPlaying {
  meditation: PlayableMeditation;
  press: number;
}

let nowPlaying: NowPlaying | undefined;
let playRequestCount = 0;
const listeners = new Set<() => void>();

/** Replaces the meditation that is playing. Playback continues when the user opens another page. */
export function playMeditation(meditation: PlayableMeditation): void {
  playRequestCount += 1;
  setNowPlaying({ meditation, press: playRequestCount });
}

export function closePlayer(): void {
  setNowPlaying(undefined);
}

export function useNowPlaying(): NowPlaying | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => nowPlaying,
    () => undefined,
  );
}

function setNowPlaying(next: NowPlaying | undefined): void {
  nowPlaying = next;
  for (const listener of listeners) listener();
}
