import { logFailure } from 'shell/log-failure';
import { openIndexedDbStore } from '../device-rows.ts';
import { migrateOldOutboxEntries } from './move-old-rows.ts';

/** The outbox never sends a `post` (forum draft) by itself. */
export type EntryKind = 'sit' | 'position' | 'progress' | 'journal' | 'post';

/** Format `kind:userId:id`, with an empty user id for a visitor. */
export type EntryKey = `${EntryKind}:${string}:${string}`;

export interface Entry<Value> {
  value: Value;
  /** The rejected version is not sent again until the user asks for another attempt. */
  refused?: { version: string; why: string };
}

export const createEntryKey = (kind: EntryKind, userId: string | undefined, id: string): EntryKey =>
  `${kind}:${userId ?? ''}:${id}`;

export function parseEntryKey(key: EntryKey): { kind: EntryKind; userId: string; id: string } {
  const [kind, userId = '', ...id] = key.split(':');
  return { kind: kind as EntryKind, userId, id: id.join(':') };
}

const rows = openIndexedDbStore('oneness-outbox', 'entries');
/** Entries that the device could not store, which are lost when the page is closed. */
const inMemory = new Map<EntryKey, Entry<unknown>>();

let moved: Promise<void> | undefined;
const waitForOldRows = (): Promise<void> => (moved ??= migrateOldOutboxEntries(rows));

export async function readEntry<Value>(key: EntryKey): Promise<Entry<Value> | undefined> {
  await waitForOldRows();
  const held = inMemory.get(key) as Entry<Value> | undefined;
  return held ?? rows.get<Entry<Value>>(key).catch(() => undefined);
}

export async function listEntries<Value>(): Promise<[EntryKey, Entry<Value>][]> {
  await waitForOldRows();
  const stored = await rows.entries<Entry<unknown>>().catch((error: unknown) => {
    logFailure('The outbox of this device could not be read', error);
    return [];
  });
  return [...new Map([...stored, ...inMemory])] as [EntryKey, Entry<Value>][];
}

type Edit<Value> = (entry: Entry<Value> | undefined) => Entry<Value> | undefined;

/** Returns false if the device cannot store the entry, which then exists only in memory. */
export async function changeEntry<Value>(key: EntryKey, edit: Edit<Value>): Promise<boolean> {
  await waitForOldRows();
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

export async function assignEntryToUser<Value>(
  key: EntryKey,
  userId: string,
  merge: (own: Value | undefined, visitors: Value) => Value,
): Promise<EntryKey> {
  const own = key.replace('::', `:${userId}:`) as EntryKey;
  type Own = Entry<Value> | undefined;
  const join = (entry: Own, { value }: Entry<Value>) => ({ ...entry, value: merge(entry?.value, value) });
  return (await rows.move<Entry<Value>>(key, own, join).catch(() => false)) ? own : key;
}

export async function removeEntries(userId: string): Promise<void> {
  for (const [key] of await listEntries())
    if (parseEntryKey(key).userId === userId) await changeEntry(key, () => undefined);
}
