const UNTIL_THE_PAGE_IS_THERE_MS = 3_000;

/** Runs what nobody waits for, when the page has had time to come and the browser is idle. */
export function whenQuiet(work: () => void): void {
  setTimeout(() => (globalThis.requestIdleCallback ?? setTimeout)(work), UNTIL_THE_PAGE_IS_THERE_MS);
}
