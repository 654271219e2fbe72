import { useSyncExternalStore } from 'react';
import type { Tier } from 'shell/tier';

export interface PlayableMeditation {
  id: string;
  title: string;
  kind: string;
  durationSec: number;
  captions: boolean;
  /** The tier that unlocks the meditation; `free` for a public one. */
  tier: Tier;
  /** The user's stored position in seconds; 0 if never started. */
  fromSec: number;
}

/** Playing the same meditation again creates a new object, which restarts the player. */
interface NowPlaying {
  meditation: PlayableMeditation;
  press: number;
}

let nowPlaying: NowPlaying | undefined;
let presses = 0;
const listeners = new Set<() => void>();

/** Replaces the current meditation; playback continues across pages. */
export function playMeditation(meditation: PlayableMeditation): void {
  presses += 1;
  setNowPlaying({ meditation, press: presses });
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
