import { useSyncExternalStore } from 'react';
import type { Tier } from 'shell/tier';

export interface PlayableMeditation {
  id: string;
  title: string;
  kind: string;
  durationSec: number;
  captions: boolean;
  tier: Tier;
  fromSec: number;
}

/** `press` distinguishes two clicks on the same meditation, so that the player starts again. */
interface NowPlaying {
  meditation: PlayableMeditation;
  press: number;
}

let nowPlaying: NowPlaying | undefined;
let playRequestCount = 0;
const listeners = new Set<() => void>();

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
