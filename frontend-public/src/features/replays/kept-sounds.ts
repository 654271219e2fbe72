import type { KeptNote } from '../../frame/kept-files/kept-files.ts';
import type { Replay } from './api/replays.ts';

/** What a kept sound says of its replay, where the server cannot be asked. */
export interface KeptReplay extends Pick<Replay, 'id' | 'title' | 'startsAt' | 'zone' | 'durationSec'> {
  /** Where its listener was when it was kept. */
  positionSec: number;
}

/** The name under which the sound of a replay is kept on this device. */
export const keptSoundId = (replayId: string): string => `replays/${replayId}`;

export const keptReplaysIn = (notes: readonly KeptNote[]): KeptReplay[] =>
  notes.filter(({ id }) => id.startsWith(keptSoundId(''))).map(({ about }) => about as KeptReplay);
