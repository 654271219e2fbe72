/** Generous: only a defect takes this long, even on a slow machine. */
export const patienceMs = Number(process.env['TEST_PATIENCE_MS'] ?? 120_000);
export const breathMs = 15;

export async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end;) {
    if (await isSo()) return;
    await new Promise((next) => setTimeout(next, breathMs));
  }
  throw new Error(`It did not come true within ${patienceMs / 1000} s: ${isSo.toString()}`);
}
