const noticeableMs = 1_000;
const listeners = new Set<() => void>();
let serverAheadMs = 0;

/** Circles (live events) open by the time of the server, because the device clock may be wrong. */
export function setServerTime(now: string): void {
  const before = serverAheadMs;
  serverAheadMs = Date.parse(now) - Date.now();
  if (Math.abs(serverAheadMs - before) > noticeableMs) listeners.forEach((listener) => listener());
}

export const getServerTime = (): Date => new Date(Date.now() + serverAheadMs);

export function subscribeToServerTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
