const PAGE_LOAD_MS = 3_000;

export function runWhenIdle(work: () => void): void {
  setTimeout(() => (globalThis.requestIdleCallback ?? setTimeout)(work), PAGE_LOAD_MS);
}
