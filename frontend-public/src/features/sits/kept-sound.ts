import { playAddressOf } from '../../frame/kept-files/kept-address.ts';
import { listKeptFiles, type KeptNote } from '../../frame/kept-files/kept-files.ts';
import type { Playable } from './now-playing.ts';

/** What a kept meditation says of itself, where the server cannot be asked. */
export type KeptMeditation = Omit<Playable, 'fromSec'>;

/** The name under which a meditation is kept on this device. */
export const keptIdOf = (meditationId: string): string => `meditations/${meditationId}`;

export const keptMeditationsIn = (notes: readonly KeptNote[]): KeptMeditation[] =>
  notes.filter(({ id }) => id.startsWith(keptIdOf(''))).map(({ about }) => about as KeptMeditation);

interface KeptSound {
  url: string;
  sizeBytes: number;
  /** It plays for as long as it is kept. */
  expiresAt?: undefined;
}

/** Where the sound plays from this device, if its listener keeps it here. The service worker answers for it. */
export async function keptSound(meditationId: string, owner: string | undefined): Promise<KeptSound | undefined> {
  if (owner === undefined || !navigator.serviceWorker?.controller) return undefined;
  const id = keptIdOf(meditationId);
  const kept = (await listKeptFiles(owner)).find((note) => note.id === id);
  return kept && { url: playAddressOf(owner, id), sizeBytes: kept.sizeBytes };
}
