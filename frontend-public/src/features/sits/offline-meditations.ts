import { playbackUrl } from '../../frame/offline-files/offline-file-url.ts';
import { listOfflineFiles, type OfflineFileInfo } from '../../frame/offline-files/offline-files.ts';
import type { Playable } from './now-playing.ts';

/** Details stored with an offline meditation, for use without the server. */
export type OfflineMeditation = Omit<Playable, 'fromSec'>;

export const offlineFileId = (meditationId: string): string => `meditations/${meditationId}`;

export const selectOfflineMeditations = (notes: readonly OfflineFileInfo[]): OfflineMeditation[] =>
  notes.filter(({ id }) => id.startsWith(offlineFileId(''))).map(({ about }) => about as OfflineMeditation);

interface OfflineSource {
  url: string;
  sizeBytes: number;
  /** A file stored on this device has no expiry. */
  expiresAt?: undefined;
}

/** Returns the URL of a meditation that its owner stored on this device; the service worker serves this URL. */
export async function findOfflineSource(
  meditationId: string,
  owner: string | undefined,
): Promise<OfflineSource | undefined> {
  if (owner === undefined || !navigator.serviceWorker?.controller) return undefined;
  const id = offlineFileId(meditationId);
  const kept = (await listOfflineFiles(owner)).find((note) => note.id === id);
  return kept && { url: playbackUrl(owner, id), sizeBytes: kept.sizeBytes };
}
