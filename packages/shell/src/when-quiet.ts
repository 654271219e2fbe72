const UNTIL_THE_PAGE_IS_THERE_MS = 3_000;

export function whenQuiet(work: () => void): void {
  setTimeout(() => (globalThis.requestIdleCallback ?? setTimeout)(work), UNTIL_THE_PAGE_IS_THERE_MS);
}
