export function logFailure(what: string, error: unknown): void {
  // eslint-disable-next-line no-console -- the one place where the browser's log is written to
  console.warn(`${what}:`, error);
}
