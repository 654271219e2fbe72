interface TextStorage {
  get: (key: string) => string | null;
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
}

/** Every access may throw: site data is blocked, the window is private, or the disk is full. */
function createGuardedStorage(area: 'localStorage' | 'sessionStorage'): TextStorage {
  return {
    get: (key) => attempt(() => globalThis[area].getItem(key)) ?? null,
    set: (key, value) => attempt(() => (globalThis[area].setItem(key, value), true)) ?? false,
    remove: (key) => attempt(() => globalThis[area].removeItem(key)),
  };
}

/** The front ends access `localStorage` and `sessionStorage` only through these two. */
export const deviceStorage = createGuardedStorage('localStorage');

export const tabStorage = createGuardedStorage('sessionStorage');

/** True if the browser blocks site data. Sign-in needs it. */
export const isStorageBlocked = (): boolean => !attempt(() => globalThis.localStorage);

/** Undefined on the server, and if the browser blocks it together with site data. */
export const openBroadcastChannel = (name: string): BroadcastChannel | undefined =>
  typeof window === 'undefined' ? undefined : attempt(() => new BroadcastChannel(name));

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
