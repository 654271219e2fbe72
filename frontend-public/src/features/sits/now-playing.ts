import { useSyncExternalStore } from 'react';
import type { Tier } from 'shell/tier';

export interface Playable {
  id: string;
  title: string;
  kind: string;
  durationSec: number;
  captions: boolean;
  /** The tier that unlocks it; `free` for a public meditation. */
  tier: Tier;
  /** The user's stored position; 0 if never started. */
  fromSec: number;
}

/** A second click on the same meditation creates a new object, which restarts the player. */
interface Chosen {
  meditation: Playable;
  press: number;
}

let chosen: Chosen | undefined;
let presses = 0;
const listeners = new Set<() => void>();

/** Replaces the current meditation; playback continues across pages. */
export function play(meditation: Playable): void {
  presses += 1;
  become({ meditation, press: presses });
}

export function putAway(): void {
  become(undefined);
}

export function useChosen(): Chosen | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => chosen,
    () => undefined,
  );
}

function become(next: Chosen | undefined): void {
  chosen = next;
  for (const listener of listeners) listener();
}
