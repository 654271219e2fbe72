import { useSyncExternalStore } from 'react';
import type { Tier } from 'shell/tier';

export interface PlayableMeditation {
  id: string;
  title: string;
  kind: string;
  durationSec: number;
  captions: boolean;
  /** `free` for a public meditation. */
  tier: Tier;
  fromSec: number;
}

/** A second click on the same meditation creates a new object, so that the player starts again. */
interface NowPlaying {
  meditation: PlayableMeditation;
  press: number;
}

let nowPlaying: NowPlaying | undefined;
let playRequestCount = 0;
const listeners = new Set<() => void>();

/** Replaces the playing meditation. Playback continues when the user opens another page. */
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
