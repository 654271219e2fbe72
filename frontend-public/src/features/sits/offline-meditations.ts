import { playbackUrl } from '../../frame/offline-files/offline-file-url.ts';
import { listOfflineFiles, type OfflineFileInfo } from '../../frame/offline-files/offline-files.ts';
import type { PlayableMeditation } from './now-playing.ts';

export type OfflineMeditation = Omit<PlayableMeditation, 'fromSec'>;

export const toOfflineMeditationFileId = (meditationId: string): string => `meditations/${meditationId}`;

export const selectOfflineMeditations = (notes: readonly OfflineFileInfo[]): OfflineMeditation[] =>
  notes.filter(({ id }) => id.startsWith(toOfflineMeditationFileId(''))).map(({ about }) => about as OfflineMeditation);

interface OfflineSource {
  url: string;
  sizeBytes: number;
  expiresAt?: undefined;
}

export async function findOfflineSource(
  meditationId: string,
  owner: string | undefined,
): Promise<OfflineSource | undefined> {
  if (owner === undefined || !navigator.serviceWorker?.controller) return undefined;
  const id = toOfflineMeditationFileId(meditationId);
  const kept = (await listOfflineFiles(owner)).find((note) => note.id === id);
  return kept && { url: playbackUrl(owner, id), sizeBytes: kept.sizeBytes };
}
