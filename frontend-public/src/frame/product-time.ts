const noticeableMs = 1_000;
const listeners = new Set<() => void>();
let aheadMs = 0;

/** Notes the time that the server answered with: doors open by its clock, however wrong that of the device is. */
export function noteProductTime(now: string): void {
  const before = aheadMs;
  aheadMs = Date.parse(now) - Date.now();
  if (Math.abs(aheadMs - before) > noticeableMs) listeners.forEach((listener) => listener());
}

/** The time by the server's clock, as far as it is known. */
export const productNow = (): Date => new Date(Date.now() + aheadMs);

/** Calls when the server's clock turns out to be another than was thought. */
export function onProductTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
