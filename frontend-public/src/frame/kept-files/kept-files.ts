import { deviceStorage } from 'shell/storage';
import { reaches, type Tier } from 'shell/tier';
import { queryOptions } from '@tanstack/react-query';
import { addressOf, cacheNameOf, keptPrefix } from './kept-address.ts';

export interface KeptNote {
  /** Unique across all kinds: "resources/<id>". */
  readonly id: string;
  /** RFC 3339. */
  readonly since: string;
  readonly name: string;
  /** Required tier: the file is removed when its owner's tier is lower. */
  readonly tier: Tier;
  readonly sizeBytes: number;
  readonly about?: unknown;
}

/**
 * Files that a member stores on this device, in a cache per account. They are removed at sign-out, after a downgrade,
 * and after 30 days without contact to the server.
 */
export interface KeptFile extends KeptNote {
  readonly blob: Blob;
}

const noteHeader = 'x-kept';
const contactKey = 'kept-files-contact';
const withoutContactMs = 30 * 86_400_000;

/** Undefined if the browser has no Cache API on this page. */
const cacheOf = (owner: string): Promise<Cache> | undefined =>
  'caches' in globalThis ? caches.open(cacheNameOf(owner)) : undefined;

export async function readKeptFile(owner: string, id: string, now = Date.now()): Promise<KeptFile | undefined> {
  if (isOutOfContact(now)) await forgetKeptFiles();
  const stored = await (await cacheOf(owner))?.match(addressOf(id));
  const note = stored && noteOf(stored);
  return stored && note && { ...note, blob: await stored.blob() };
}

/** Newest first. */
export async function listKeptFiles(owner: string, now = Date.now()): Promise<KeptNote[]> {
  if (isOutOfContact(now)) await forgetKeptFiles();
  const stored = (await (await cacheOf(owner))?.matchAll()) ?? [];
  const notes = stored.map(noteOf).filter((note) => note !== undefined);
  return notes.toSorted((a, b) => b.since.localeCompare(a.since));
}

/** Throws QuotaExceededError if the device is full. */
export async function keepFile(owner: string, { blob, ...note }: KeptFile): Promise<void> {
  const cache = await cacheOf(owner);
  if (!cache) return;
  // Browsers evict storage that is not persistent first.
  void navigator.storage.persist();
  noteContact();
  const headers = {
    'content-type': blob.type,
    [noteHeader]: encodeURIComponent(JSON.stringify(note satisfies KeptNote)),
  };
  await cache.put(addressOf(note.id), new Response(blob, { headers }));
}

const noteOf = ({ headers }: Response): KeptNote | undefined => {
  const note = headers.get(noteHeader);
  return note === null ? undefined : (JSON.parse(decodeURIComponent(note)) as KeptNote);
};

/** Removes files above a tier and returns their number. */
export async function forgetAbove(owner: string, tier: Tier): Promise<number> {
  const lost = (await listKeptFiles(owner)).filter((note) => !reaches(tier, note.tier));
  for (const { id } of lost) await forgetKeptFile(owner, id);
  return lost.length;
}

export async function forgetKeptFile(owner: string, id: string): Promise<void> {
  await (await cacheOf(owner))?.delete(addressOf(id));
}

/** Removes the stored files of all accounts, or of all except `except`. */
export async function forgetKeptFiles(except?: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = (await caches.keys()).filter(
    (name) => name.startsWith(keptPrefix) && name !== cacheNameOf(except ?? ''),
  );
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Call this when the server has confirmed the member's access. */
export function noteContact(now = Date.now()): void {
  deviceStorage.set(contactKey, String(now));
}

function isOutOfContact(now: number): boolean {
  const last = Number(deviceStorage.get(contactKey) ?? now);
  // If the clock was set back, the elapsed time is unknown.
  return now - last > withoutContactMs;
}

/** Invalidate this query after storing or removing a file. */
export const keptFilesQuery = (owner: string | undefined) =>
  queryOptions({
    queryKey: ['kept-files', owner],
    queryFn: () => (owner === undefined ? [] : listKeptFiles(owner)),
    // Reads only from this device.
    networkMode: 'always',
  });
