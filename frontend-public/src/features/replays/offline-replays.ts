import type { OfflineFileInfo } from '../../frame/offline-files/offline-files.ts';
import type { Replay } from './api/replays.ts';

export interface OfflineReplay extends Pick<Replay, 'id' | 'title' | 'startsAt' | 'zone' | 'durationSec'> {
  positionSec: number;
}

export const toOfflineReplayFileId = (replayId: string): string => `replays/${replayId}`;

export const selectOfflineReplays = (notes: readonly OfflineFileInfo[]): OfflineReplay[] =>
  notes.filter(({ id }) => id.startsWith(toOfflineReplayFileId(''))).map(({ about }) => about as OfflineReplay);
