import type { KeptNote } from '../../frame/kept-files/kept-files.ts';
import type { Replay } from './api/replays.ts';

/** Details stored with an offline replay, for use without the server. */
export interface KeptReplay extends Pick<Replay, 'id' | 'title' | 'startsAt' | 'zone' | 'durationSec'> {
  positionSec: number;
}

export const keptSoundId = (replayId: string): string => `replays/${replayId}`;

export const keptReplaysIn = (notes: readonly KeptNote[]): KeptReplay[] =>
  notes.filter(({ id }) => id.startsWith(keptSoundId(''))).map(({ about }) => about as KeptReplay);
