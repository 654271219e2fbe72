/** Stops the server that set-up started, if it was ours. */
export default async function tearDown(): Promise<void> {
  await (globalThis as { stopTestPostgres?: () => Promise<void> }).stopTestPostgres?.();
}
