const key = 'oneness-rings-closed';

/** True until the closed rings were shown on this device; a browser that keeps nothing has seen them. */
export function isFirstSight(): boolean {
  try {
    return localStorage.getItem(key) === null;
  } catch {
    return false;
  }
}

/** Notes how the rings were shown: once they were open again, they close anew. */
export function noteRings(areClosed: boolean): void {
  try {
    if (areClosed) localStorage.setItem(key, 'true');
    else localStorage.removeItem(key);
  } catch {
    return;
  }
}
