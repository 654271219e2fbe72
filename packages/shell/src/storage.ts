interface TextStorage {
  get: (key: string) => string | null;
  /** False if nothing is stored. */
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
}

/** Every access may throw: site data is blocked, the window is private, the disk is full. */
function guarded(area: 'localStorage' | 'sessionStorage'): TextStorage {
  return {
    get: (key) => attempt(() => globalThis[area].getItem(key)) ?? null,
    set: (key, value) => attempt(() => (globalThis[area].setItem(key, value), true)) ?? false,
    remove: (key) => attempt(() => globalThis[area].removeItem(key)),
  };
}

/** The only access of the front ends to `localStorage`. */
export const deviceStorage = guarded('localStorage');

/** The only access of the front ends to `sessionStorage`. */
export const tabStorage = guarded('sessionStorage');

/** True if the browser blocks site data here. Signing in needs it. */
export const isStorageBlocked = (): boolean => !attempt(() => globalThis.localStorage);

/** Undefined on the server and where the browser refuses it with site data. */
export const openChannel = (name: string): BroadcastChannel | undefined =>
  typeof window === 'undefined' ? undefined : attempt(() => new BroadcastChannel(name));

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
