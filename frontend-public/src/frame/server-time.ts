const noticeableMs = 1_000;
const listeners = new Set<() => void>();
let aheadMs = 0;

/**
 * Stores the difference between the server's clock and the device clock, because members can join circles (live events)
 * by server time, even if the device clock is wrong.
 */
export function setServerTime(now: string): void {
  const before = aheadMs;
  aheadMs = Date.parse(now) - Date.now();
  if (Math.abs(aheadMs - before) > noticeableMs) listeners.forEach((listener) => listener());
}

export const getServerTime = (): Date => new Date(Date.now() + aheadMs);

export function onServerTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
