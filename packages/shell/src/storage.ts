interface TextStorage {
  get: (key: string) => string | null;
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
}

/**
 * Guards storage that may throw at every access: when site data is blocked, the window is private, or the disk is full.
 */
function createGuardedStorage(area: 'localStorage' | 'sessionStorage'): TextStorage {
  return {
    get: (key) => attempt(() => globalThis[area].getItem(key)) ?? null,
    set: (key, value) => attempt(() => (globalThis[area].setItem(key, value), true)) ?? false,
    remove: (key) => attempt(() => globalThis[area].removeItem(key)),
  };
}

/** Guarded storages: front ends use only these two to access `localStorage` and `sessionStorage`. */
export const deviceStorage = createGuardedStorage('localStorage');

export const tabStorage = createGuardedStorage('sessionStorage');

/** True if the browser blocks site data. Sign-in needs it. */
export const isStorageBlocked = (): boolean => !attempt(() => globalThis.localStorage);

/** Returns undefined on the server, and if the browser blocks the channel together with site data. */
export const openBroadcastChannel = (name: string): BroadcastChannel | undefined =>
  typeof window === 'undefined' ? undefined : attempt(() => new BroadcastChannel(name));

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
