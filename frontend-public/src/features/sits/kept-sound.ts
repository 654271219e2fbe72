import { playAddressOf } from '../../frame/kept-files/kept-address.ts';
import { listKeptFiles, type KeptNote } from '../../frame/kept-files/kept-files.ts';
import type { Playable } from './now-playing.ts';

/** Details stored with an offline meditation, for use without the server. */
export type KeptMeditation = Omit<Playable, 'fromSec'>;

export const keptIdOf = (meditationId: string): string => `meditations/${meditationId}`;

export const keptMeditationsIn = (notes: readonly KeptNote[]): KeptMeditation[] =>
  notes.filter(({ id }) => id.startsWith(keptIdOf(''))).map(({ about }) => about as KeptMeditation);

interface KeptSound {
  url: string;
  sizeBytes: number;
  /** An offline file has no expiry. */
  expiresAt?: undefined;
}

/** Returns the offline source if its owner stored it on this device; the service worker serves the URL. */
export async function keptSound(meditationId: string, owner: string | undefined): Promise<KeptSound | undefined> {
  if (owner === undefined || !navigator.serviceWorker?.controller) return undefined;
  const id = keptIdOf(meditationId);
  const kept = (await listKeptFiles(owner)).find((note) => note.id === id);
  return kept && { url: playAddressOf(owner, id), sizeBytes: kept.sizeBytes };
}
