import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { advancePageClock, BOOK_POPUP_SEEN_KEY } from '../support/book-launch.ts';
import { openPageUntilIdle } from '../support/settle.ts';

test.describe('the book’s pop-up', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: '2026-11-21T10:00:00Z' });
  });

  test('opens two seconds after the page and takes the focus', async ({ page }) => {
    await page.clock.pauseAt('2026-11-21T10:00:01Z');
    await openPageUntilIdle(page, '/');
    await advancePageClock(page, 1_950);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.clock.runFor(50);
    await page.clock.resume();
    await expect(page.getByRole('dialog', { name: 'It is here.' })).toBeFocused();
    expect(await storedSeen(page)).toBeNull();
  });

  for (const width of [360, 768, 1280]) {
    test(`is accessible at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: width === 768 ? 'dark' : 'light', reducedMotion: 'reduce' });
      await openPopUp(page);
      const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
    });
  }

  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [480, 740],
  ] as const)
    test(`is a bar at the bottom at ${width} by ${height}, and does not cover the button`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const dialog = await openPopUp(page);
      await expect
        .poll(async () => {
          const { x = -1, y = 0, width: wide = 0, height: high = 0 } = (await dialog.boundingBox()) ?? {};
          return { x, wide, foot: Math.round(y + high) };
        })
        .toEqual({ x: 0, wide: width, foot: height });
      const bar = await dialog.boundingBox();
      const button = await page.getByRole('main').getByRole('link', { name: 'Join the Movement' }).boundingBox();
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      await expect(dialog.getByRole('link', { name: 'See the book' })).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expectClosed(page);
    });

  test('never covers the button that stops the motion', async ({ page }) => {
    const dialog = await openPopUp(page);
    const [sheet, pause] = [
      await dialog.boundingBox(),
      await page.getByRole('button', { name: 'Pause motion' }).boundingBox(),
    ];
    expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeLessThanOrEqual(pause?.y ?? 0);
  });

  test('closes with Escape and does not open again', async ({ page }) => {
    await openPopUp(page);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await advancePageClock(page, 10_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('closes with a click outside and stays open with a click inside', async ({ page }) => {
    const dialog = await openPopUp(page);
    await dialog.getByText('Opens our bookshop in a new tab').click();
    await expect(dialog).toBeVisible();
    expect(await storedSeen(page)).toBeNull();
    await page.mouse.click(300, 120);
    await expectClosed(page);
  });

  for (const name of ['Close', 'Not now']) {
    test(`closes with "${name}" and returns the focus`, async ({ page }) => {
      await openPageUntilIdle(page, '/');
      const before = page.getByRole('main').getByRole('link', { name: 'Learn More' });
      await before.focus();
      await page.clock.runFor(2_100);
      await page.getByRole('dialog').getByRole('button', { name }).press('Enter');
      await expectClosed(page);
      await expect(before).toBeFocused();
    });
  }

  test('does not take the focus while a visitor is typing', async ({ page }) => {
    await openPageUntilIdle(page, '/');
    const field = page.getByRole('contentinfo').getByLabel('Email');
    await field.focus();
    await page.clock.runFor(2_100);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(field).toBeFocused();
  });

  test('opens the bookshop in a new tab', async ({ page, context }) => {
    await context.route('https://bookshop.example/**', (route) => route.fulfill({ body: 'the shop' }));
    const dialog = await openPopUp(page);
    const opened = context.waitForEvent('page');
    await dialog.getByRole('link', { name: 'See the book' }).click();
    expect((await opened).url()).toBe('https://bookshop.example/one-light');
    await expect(page).toHaveURL(/\/$/);
  });

  for (const path of ['/?play', '/?play=1', '/about', '/book']) {
    test(`does not open at ${path}`, async ({ page }) => {
      await openPageUntilIdle(page, path);
      await advancePageClock(page, 10_000);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await storedSeen(page)).toBeNull();
    });
  }

  test('waits until the menu is closed', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openPageUntilIdle(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await advancePageClock(page, 5_000);
    await expect(page.getByRole('dialog', { name: 'It is here.' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);
    await page.clock.runFor(2_100);
    await expect(page.getByRole('dialog', { name: 'It is here.' })).toBeVisible();
  });
});

async function openPopUp(page: Page): Promise<Locator> {
  await openPageUntilIdle(page, '/');
  await page.clock.runFor(2_100);
  const dialog = page.getByRole('dialog', { name: 'It is here.' });
  await expect(dialog).toBeVisible();
  return dialog;
}

const storedSeen = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), BOOK_POPUP_SEEN_KEY);

async function expectClosed(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await storedSeen(page)).not.toBeNull();
}
