import { useSyncExternalStore } from 'react';
import type { Tier } from 'shell/tier';

/** What the player has to know of a meditation. */
export interface Playable {
  id: string;
  title: string;
  /** "Guided" */
  kind: string;
  durationSec: number;
  /** It has a transcript. */
  captions: boolean;
  /** What opens it; free where anybody may hear it. */
  tier: Tier;
  /** Where the reader left it; 0 where it was never begun. */
  fromSec: number;
}

/** What was chosen, and the press that chose it: the same meditation pressed again is another one. */
interface Chosen {
  meditation: Playable;
  press: number;
}

let chosen: Chosen | undefined;
let presses = 0;
const listeners = new Set<() => void>();

/** Starts a meditation, in the place of one that plays. It goes on whatever page is opened next. */
export function play(meditation: Playable): void {
  presses += 1;
  become({ meditation, press: presses });
}

/** Puts the player away. */
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
