import { isPreviewPage } from './preview.ts';

interface TextStorage {
  get: (key: string) => string | null;
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  keys: () => string[];
}

/** The browser's storage may throw at every access, for example in a private window. */
function createGuardedStorage(area: 'localStorage' | 'sessionStorage'): TextStorage {
  return {
    get: (key) => attempt(() => globalThis[area].getItem(key)) ?? null,
    set: (key, value) => attempt(() => (globalThis[area].setItem(key, value), true)) ?? false,
    remove: (key) => attempt(() => globalThis[area].removeItem(key)),
    keys: () => attempt(() => Object.keys(globalThis[area])) ?? [],
  };
}

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

export const deviceStorage = createStorage('localStorage');

export const tabStorage = createStorage('sessionStorage');

/** Sign-in is not possible when the user blocks storage. */
export const isStorageBlocked = (): boolean => !attempt(() => globalThis.localStorage);

/** Undefined on the server, in a preview, and if the browser blocks channels. */
export const openBroadcastChannel = (name: string): BroadcastChannel | undefined =>
  typeof window === 'undefined' || isPreviewPage ? undefined : attempt(() => new BroadcastChannel(name));

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
