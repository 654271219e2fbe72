import { logFailure } from 'shell/log-failure';
import { openRows } from '../device-rows.ts';
import { moveOldRows } from './move-old-rows.ts';

/** `post` is a draft of the forum, which only its writer sends. */
export type EntryKind = 'sit' | 'position' | 'progress' | 'journal' | 'post';

/** `kind:userId:id`. The user is empty for work of a visitor. */
export type EntryKey = `${EntryKind}:${string}:${string}`;

/** Work stored on this device. Only its owner's sign-out or the server's acceptance removes it. */
export interface Entry<Value> {
  value: Value;
  /** The version that the server rejected permanently; it is not sent again until the user asks for it. */
  refused?: { version: string; why: string };
}

export const entryKey = (kind: EntryKind, userId: string | undefined, id: string): EntryKey =>
  `${kind}:${userId ?? ''}:${id}`;

export function parseKey(key: EntryKey): { kind: EntryKind; userId: string; id: string } {
  const [kind, userId = '', ...id] = key.split(':');
  return { kind: kind as EntryKind, userId, id: id.join(':') };
}

const rows = openRows('oneness-outbox', 'entries');
/** Entries that the device could not store; they exist only while this page is open. */
const inMemory = new Map<EntryKey, Entry<unknown>>();

let moved: Promise<void> | undefined;
const opened = (): Promise<void> => (moved ??= moveOldRows(rows));

export async function readEntry<Value>(key: EntryKey): Promise<Entry<Value> | undefined> {
  await opened();
  const held = inMemory.get(key) as Entry<Value> | undefined;
  return held ?? rows.get<Entry<Value>>(key).catch(() => undefined);
}

export async function listEntries<Value>(): Promise<[EntryKey, Entry<Value>][]> {
  await opened();
  const stored = await rows.entries<Entry<unknown>>().catch((error: unknown) => {
    logFailure('The outbox of this device could not be read', error);
    return [];
  });
  return [...new Map([...stored, ...inMemory])] as [EntryKey, Entry<Value>][];
}

type Edit<Value> = (entry: Entry<Value> | undefined) => Entry<Value> | undefined;

/**
 * Changes an entry, or deletes it if `edit` returns undefined. False if the device storage is full or blocked (private
 * window): this page then holds the entry in memory.
 */
export async function changeEntry<Value>(key: EntryKey, edit: Edit<Value>): Promise<boolean> {
  await opened();
  const held = () => inMemory.get(key) as Entry<Value> | undefined;
  try {
    await rows.change<Entry<Value>>(key, (stored) => edit(held() ?? stored));
    inMemory.delete(key);
    return true;
  } catch (error) {
    logFailure('An entry could not be stored on this device', error);
    const next = edit(held());
    if (next) inMemory.set(key, next);
    else inMemory.delete(key);
    return false;
  }
}

export const storeEntry = <Value>(key: EntryKey, value: Value): Promise<boolean> =>
  changeEntry<Value>(key, (entry) => ({ ...entry, value }));

/** Moves a visitor's entry to the user who signed in. Returns the old key if the device is full. */
export async function assignEntry<Value>(
  key: EntryKey,
  userId: string,
  merge: (own: Value | undefined, visitors: Value) => Value,
): Promise<EntryKey> {
  const own = key.replace('::', `:${userId}:`) as EntryKey;
  type Own = Entry<Value> | undefined;
  const join = (entry: Own, { value }: Entry<Value>) => ({ ...entry, value: merge(entry?.value, value) });
  return (await rows.move<Entry<Value>>(key, own, join).catch(() => false)) ? own : key;
}

/** Removes all unsent work of a user who signed out. */
export async function removeEntries(userId: string): Promise<void> {
  for (const [key] of await listEntries()) if (parseKey(key).userId === userId) await changeEntry(key, () => undefined);
}
