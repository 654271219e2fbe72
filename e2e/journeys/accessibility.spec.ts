import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { MEMBER_PATHS, PUBLIC_PATHS, STAFF_PATHS } from '../support/addresses.ts';
import { demoAccount, signIn } from '../support/people.ts';
import { openSettled } from '../support/settled.ts';

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

    test('anybody can use every public page', async ({ page }) => {
      test.setTimeout(300_000);
      await expectAccessible(page, [...PUBLIC_PATHS, '/no/such/page']);
    });

    test('anybody can use every page for members and staff', async ({ page }) => {
      test.setTimeout(300_000);
      await signIn(page, demoAccount('admin'));
      await expectAccessible(page, [...MEMBER_PATHS, ...STAFF_PATHS]);
    });
  });
}

/** Every fault of every page at once, so that one run tells them all; a page must not scroll sideways either. */
async function expectAccessible(page: Page, paths: readonly string[]): Promise<void> {
  const faults: string[] = [];
  for (const path of paths) {
    await openSettled(page, path);
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const { id, nodes } of violations)
      faults.push(`${path}: ${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(' | ')}`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) faults.push(`${path}: ${overflow} px wider than the screen`);
  }
  expect(faults).toEqual([]);
}
