/** Stops the database server if the set-up started it. */
export default async function tearDown(): Promise<void> {
  await (globalThis as { stopTestPostgres?: () => Promise<void> }).stopTestPostgres?.();
}
