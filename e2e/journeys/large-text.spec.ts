import { expect, test, type Page } from '@playwright/test';
import { findBrowser } from '../browser.ts';
import { findClippedText, measureHorizontalOverflow, setWidthAndTheme } from '../support/accessibility.ts';
import { MEMBER_PATHS, PUBLIC_PATHS } from '../support/page-paths.ts';
import { suppressBookPopup } from '../support/book-launch.ts';
import { getDemoCredentials, signIn } from '../support/people.ts';
import { openPageUntilIdle } from '../support/settle.ts';

const { args, ...browser } = await findBrowser();

test.use({
  launchOptions: { ...browser, args: [...args, '--blink-settings=defaultFontSize=32'] },
  contextOptions: { reducedMotion: 'reduce' },
});

test('every public page fits the screen without clipped text when the text size is doubled', async ({ page }) => {
  await suppressBookPopup(page);
  await expectTextFits(page, [...PUBLIC_PATHS, '/no/such/page']);
});

test('the pop-up and the menu fit the screen when the text size is doubled', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('dialog', { name: 'It is here.' })).toBeVisible();
  const faults = await findLayoutErrors(page, 'the pop-up');
  await page.keyboard.press('Escape');
  for (const who of ['a visitor', 'a member'] as const) {
    if (who === 'a member') {
      await signIn(page, getDemoCredentials('creator'));
      await page.getByRole('button', { name: 'Account menu' }).click();
      await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
      faults.push(...(await findLayoutErrors(page, 'the menu of the account')));
      await openPageUntilIdle(page, '/about');
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog').getByText(who === 'a visitor' ? 'Join Now' : 'Sign out')).toBeVisible();
    faults.push(...(await findLayoutErrors(page, `the menu of ${who}`)));
  }
  expect(faults).toEqual([]);
});

test('every page for members fits the screen without clipped text when the text size is doubled', async ({ page }) => {
  await signIn(page, getDemoCredentials('visionary'));
  await expectTextFits(page, [...MEMBER_PATHS, '/test-email']);
});

test('locked pages fit the screen when the text size is doubled', async ({ page }) => {
  await signIn(page, getDemoCredentials('free'));
  await expectTextFits(page, ['/members/dashboard', '/members/modules', '/members/meditations', '/members/resources']);
});

async function expectTextFits(page: Page, paths: readonly string[]): Promise<void> {
  const faults: string[] = [];
  for (const path of paths) {
    await openPageUntilIdle(page, path);
    faults.push(...(await findLayoutErrors(page, path)));
  }
  expect(faults).toEqual([]);
}

async function findLayoutErrors(page: Page, where: string): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [320, 360, 1280]) {
    await setWidthAndTheme(page, { width, colorScheme: 'light' });
    const overflow = await measureHorizontalOverflow(page);
    if (overflow > 0) faults.push(`${where} at ${width} px: ${overflow} px too wide`);
    for (const words of await findClippedText(page)) faults.push(`${where} at ${width} px cuts "${words}"`);
  }
  return faults;
}
