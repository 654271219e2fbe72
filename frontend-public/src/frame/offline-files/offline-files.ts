import { isPreviewPage } from 'shell/preview';
import { deviceStorage } from 'shell/storage';
import { isTierAtLeast, type Tier } from 'shell/tier';
import { queryOptions } from '@tanstack/react-query';
import { createOfflineCacheUrl, toCacheName, offlineCachePrefix } from './offline-file-url.ts';

export interface OfflineFileInfo {
  /** Unique among all kinds of files, such as "resources/<id>". */
  readonly id: string;
  readonly since: string;
  readonly name: string;
  /** The file is removed if the tier of its owner becomes lower than this tier. */
  readonly tier: Tier;
  readonly sizeBytes: number;
  readonly about?: unknown;
}

/** Files are removed at sign-out, after a downgrade, and after 30 days without contact to the server. */
export interface OfflineFile extends OfflineFileInfo {
  readonly blob: Blob;
}

const noteHeader = 'x-kept';
const contactKey = 'kept-files-contact';
const withoutContactMs = 30 * 86_400_000;

const openCache = (owner: string): Promise<Cache> | undefined =>
  'caches' in globalThis && !isPreviewPage ? caches.open(toCacheName(owner)) : undefined;

export async function readOfflineFile(owner: string, id: string, now = Date.now()): Promise<OfflineFile | undefined> {
  if (isOutOfContact(now)) await removeOfflineFiles();
  const stored = await (await openCache(owner))?.match(createOfflineCacheUrl(id));
  const note = stored && parseInfo(stored);
  return stored && note && { ...note, blob: await stored.blob() };
}

export async function listOfflineFiles(owner: string, now = Date.now()): Promise<OfflineFileInfo[]> {
  if (isOutOfContact(now)) await removeOfflineFiles();
  const stored = (await (await openCache(owner))?.matchAll()) ?? [];
  const notes = stored.map(parseInfo).filter((note) => note !== undefined);
  return notes.toSorted((a, b) => b.since.localeCompare(a.since));
}

/** Throws `QuotaExceededError` if the device is full. */
export async function storeOfflineFile(owner: string, { blob, ...note }: OfflineFile): Promise<void> {
  const cache = await openCache(owner);
  if (!cache) return;
  // When space is low, browsers first delete storage that is not persistent.
  void navigator.storage.persist();
  recordServerContact();
  const headers = {
    'content-type': blob.type,
    [noteHeader]: encodeURIComponent(JSON.stringify(note satisfies OfflineFileInfo)),
  };
  await cache.put(createOfflineCacheUrl(note.id), new Response(blob, { headers }));
}

const parseInfo = ({ headers }: Response): OfflineFileInfo | undefined => {
  const note = headers.get(noteHeader);
  return note === null ? undefined : (JSON.parse(decodeURIComponent(note)) as OfflineFileInfo);
};

export async function removeFilesAboveTier(owner: string, tier: Tier): Promise<number> {
  const lost = (await listOfflineFiles(owner)).filter((note) => !isTierAtLeast(tier, note.tier));
  for (const { id } of lost) await removeOfflineFile(owner, id);
  return lost.length;
}

export async function removeOfflineFile(owner: string, id: string): Promise<void> {
  await (await openCache(owner))?.delete(createOfflineCacheUrl(id));
}

export async function removeOfflineFiles(except?: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = (await caches.keys()).filter(
    (name) => name.startsWith(offlineCachePrefix) && name !== toCacheName(except ?? ''),
  );
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Must be called only when the server has confirmed the member's access. */
export function recordServerContact(now = Date.now()): void {
  deviceStorage.set(contactKey, String(now));
}

function isOutOfContact(now: number): boolean {
  const last = Number(deviceStorage.get(contactKey) ?? now);
  // After the device clock was set back, the difference is negative and no file is removed.
  return now - last > withoutContactMs;
}

/** Must be invalidated after a file was stored or removed. */
export const offlineFilesQuery = (owner: string | undefined) =>
  queryOptions({
    queryKey: ['kept-files', owner],
    queryFn: () => (owner === undefined ? [] : listOfflineFiles(owner)),
    // The query also runs offline, because the query reads only from this device.
    networkMode: 'always',
  });
