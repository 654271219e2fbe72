import { deviceStorage } from './storage.ts';

const PREFIX = 'oneness-unsaved:';
const STORED_FOR_MS = 7 * 86_400_000;

interface UnsavedWork<Work> {
  at: number;
  work: Work;
}

/** Returns false if the storage is full or blocked. */
export const storeUnsavedWork = (userId: string, name: string, work: object): boolean =>
  deviceStorage.set(toKey(userId, name), JSON.stringify({ at: Date.now(), work } satisfies UnsavedWork<object>));

export function readUnsavedWork<Work extends object>(userId: string, name: string): UnsavedWork<Work> | undefined {
  deleteExpired();
  return parse(toKey(userId, name)) as UnsavedWork<Work> | undefined;
}

export const deleteUnsavedWork = (userId: string, name: string): void => deviceStorage.remove(toKey(userId, name));

export function deleteAllUnsavedWork(userId: string): void {
  for (const key of findKeys(toKey(userId, ''))) deviceStorage.remove(key);
}

const toKey = (userId: string, name: string): string => `${PREFIX}${userId}:${name}`;

const findKeys = (prefix: string): string[] => deviceStorage.keys().filter((key) => key.startsWith(prefix));

function deleteExpired(): void {
  for (const key of findKeys(PREFIX)) if ((parse(key)?.at ?? 0) < Date.now() - STORED_FOR_MS) deviceStorage.remove(key);
}

function parse(key: string): UnsavedWork<object> | undefined {
  try {
    return (JSON.parse(deviceStorage.get(key) ?? 'null') as UnsavedWork<object> | null) ?? undefined;
  } catch {
    return undefined;
  }
}
