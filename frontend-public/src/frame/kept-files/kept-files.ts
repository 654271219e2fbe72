/**
 * Files that a member keeps on this device, in a cache for each account. They are gone with a sign-out, and after 30 days
 * without a word from the server about what the member may open.
 */
export interface KeptFile {
  /** RFC 3339. */
  readonly since: string;
  readonly blob: Blob;
  /** As it is called when it is saved. */
  readonly name: string;
}

const prefix = 'kept-files:';
const contactKey = 'kept-files-contact';
const withoutContactMs = 30 * 86_400_000;

/** Undefined where the browser has no cache for pages like this one. */
const cacheOf = (owner: string): Promise<Cache> | undefined =>
  'caches' in globalThis ? caches.open(prefix + owner) : undefined;

/** A cache knows addresses alone. */
const addressOf = (id: string): string => `/kept/${encodeURIComponent(id)}`;

export async function readKeptFile(owner: string, id: string, now = Date.now()): Promise<KeptFile | undefined> {
  if (isOutOfContact(now)) await forgetKeptFiles();
  const stored = await (await cacheOf(owner))?.match(addressOf(id));
  if (!stored) return undefined;
  const { headers } = stored;
  return {
    since: headers.get('x-since') ?? '',
    name: decodeURIComponent(headers.get('x-name') ?? ''),
    blob: await stored.blob(),
  };
}

/** Throws QuotaExceededError when the device has no room left. */
export async function keepFile(owner: string, id: string, { since, name, blob }: KeptFile): Promise<void> {
  const headers = { 'content-type': blob.type, 'x-since': since, 'x-name': encodeURIComponent(name) };
  await (await cacheOf(owner))?.put(addressOf(id), new Response(blob, { headers }));
}

export async function forgetKeptFile(owner: string, id: string): Promise<void> {
  await (await cacheOf(owner))?.delete(addressOf(id));
}

/** Removes what every account, or every account but `except`, keeps on this device. */
export async function forgetKeptFiles(except?: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== prefix + except);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** The server has just said what the member may open. */
export function noteContact(now = Date.now()): void {
  localStorage.setItem(contactKey, String(now));
}

function isOutOfContact(now: number): boolean {
  const last = Number(localStorage.getItem(contactKey) ?? now);
  // A clock that was set back says nothing about how long it was.
  return now - last > withoutContactMs;
}
