/** Only a defect takes this long, even on a slow machine. */
export const waitLimitMs = Number(process.env['TEST_PATIENCE_MS'] ?? 120_000);
export const pollMs = 15;

export async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + waitLimitMs; Date.now() < end;) {
    if (await isSo()) return;
    await new Promise((next) => setTimeout(next, pollMs));
  }
  throw new Error(`It did not come true within ${waitLimitMs / 1000} s: ${isSo.toString()}`);
}
