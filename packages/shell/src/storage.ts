import { isPreviewPage } from './preview.ts';

interface TextStorage {
  get: (key: string) => string | null;
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  keys: () => string[];
}

/**
 * Returns a storage whose functions never throw. The browser's storage may throw at every access: when the user blocks
 * it, when the window is private, or when the disk is full.
 */
function createGuardedStorage(area: 'localStorage' | 'sessionStorage'): TextStorage {
  return {
    get: (key) => attempt(() => globalThis[area].getItem(key)) ?? null,
    set: (key, value) => attempt(() => (globalThis[area].setItem(key, value), true)) ?? false,
    remove: (key) => attempt(() => globalThis[area].removeItem(key)),
    keys: () => attempt(() => Object.keys(globalThis[area])) ?? [],
  };
}

/** Storage of a preview: it is lost when the page closes, and contains nothing of the user of the device. */
function createMemoryStorage(): TextStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => {
      values.set(key, value);
      return true;
    },
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

const createStorage = (area: 'localStorage' | 'sessionStorage') =>
  isPreviewPage ? createMemoryStorage() : createGuardedStorage(area);

/**
 * The only two storages that front ends use in place of `localStorage` and `sessionStorage`, because access to those
 * may throw.
 */
export const deviceStorage = createStorage('localStorage');

export const tabStorage = createStorage('sessionStorage');

/** True if the user blocks storage in the browser. Without storage, a user cannot sign in. */
export const isStorageBlocked = (): boolean => !attempt(() => globalThis.localStorage);

/**
 * Opens a channel to the other tabs. Returns undefined on the server, in a preview, and if the browser blocks channels
 * together with storage.
 */
export const openBroadcastChannel = (name: string): BroadcastChannel | undefined =>
  typeof window === 'undefined' || isPreviewPage ? undefined : attempt(() => new BroadcastChannel(name));

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
