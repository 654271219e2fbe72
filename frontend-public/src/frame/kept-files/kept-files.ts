import { deviceStorage } from 'shell/storage';
import { reaches, type Tier } from 'shell/tier';
import { queryOptions } from '@tanstack/react-query';
import { addressOf, cacheNameOf, keptPrefix } from './kept-address.ts';

/** What is known of a kept file without reading it. */
export interface KeptNote {
  /** One word for the file in all kinds: "resources/<id>". */
  readonly id: string;
  /** RFC 3339. */
  readonly since: string;
  /** As it is called when it is saved. */
  readonly name: string;
  /** What opens it: it goes when its owner has less. */
  readonly tier: Tier;
  readonly sizeBytes: number;
  /** What its kind has to know of it while the server cannot be asked. */
  readonly about?: unknown;
}

/**
 * Files that a member keeps on this device, in a cache for each account. They are gone with a sign-out, with a tier that
 * is lost, and after 30 days without a word from the server about what the member may open.
 */
export interface KeptFile extends KeptNote {
  readonly blob: Blob;
}

const noteHeader = 'x-kept';
const contactKey = 'kept-files-contact';
const withoutContactMs = 30 * 86_400_000;

/** Undefined where the browser has no cache for pages like this one. */
const cacheOf = (owner: string): Promise<Cache> | undefined =>
  'caches' in globalThis ? caches.open(cacheNameOf(owner)) : undefined;

export async function readKeptFile(owner: string, id: string, now = Date.now()): Promise<KeptFile | undefined> {
  if (isOutOfContact(now)) await forgetKeptFiles();
  const stored = await (await cacheOf(owner))?.match(addressOf(id));
  const note = stored && noteOf(stored);
  return stored && note && { ...note, blob: await stored.blob() };
}

/** What an account keeps here, the latest first. */
export async function listKeptFiles(owner: string, now = Date.now()): Promise<KeptNote[]> {
  if (isOutOfContact(now)) await forgetKeptFiles();
  const stored = (await (await cacheOf(owner))?.matchAll()) ?? [];
  const notes = stored.map(noteOf).filter((note) => note !== undefined);
  return notes.toSorted((a, b) => b.since.localeCompare(a.since));
}

/** Throws QuotaExceededError when the device has no room left. */
export async function keepFile(owner: string, { blob, ...note }: KeptFile): Promise<void> {
  const cache = await cacheOf(owner);
  if (!cache) return;
  // A browser that is short of room takes first what nobody asked it to keep.
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

/** Removes what is above a tier; answers how many files that were. */
export async function forgetAbove(owner: string, tier: Tier): Promise<number> {
  const lost = (await listKeptFiles(owner)).filter((note) => !reaches(tier, note.tier));
  for (const { id } of lost) await forgetKeptFile(owner, id);
  return lost.length;
}

export async function forgetKeptFile(owner: string, id: string): Promise<void> {
  await (await cacheOf(owner))?.delete(addressOf(id));
}

/** Removes what every account, or every account but `except`, keeps on this device. */
export async function forgetKeptFiles(except?: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = (await caches.keys()).filter(
    (name) => name.startsWith(keptPrefix) && name !== cacheNameOf(except ?? ''),
  );
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** The server has just said what the member may open. */
export function noteContact(now = Date.now()): void {
  deviceStorage.set(contactKey, String(now));
}

function isOutOfContact(now: number): boolean {
  const last = Number(deviceStorage.get(contactKey) ?? now);
  // A clock that was set back says nothing about how long it was.
  return now - last > withoutContactMs;
}

/** What an account keeps on this device; read anew when something is kept or removed. */
export const keptFilesQuery = (owner: string | undefined) =>
  queryOptions({
    queryKey: ['kept-files', owner],
    queryFn: () => (owner === undefined ? [] : listKeptFiles(owner)),
    // It asks this device.
    networkMode: 'always',
  });
