import { expect, test } from '@playwright/test';
import { suppressBookPopup } from '../support/book-launch.ts';
import { openPageUntilIdle } from '../support/settle.ts';

test.beforeEach(({ page }) => suppressBookPopup(page));

for (const [width, height] of [
  [844, 390],
  [667, 375],
  [320, 568],
  [375, 553],
] as const)
  test(`at ${width} by ${height} the first screen shows the headline and the button`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openPageUntilIdle(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('main').getByRole('link', { name: 'Join the Movement' })).toBeInViewport({ ratio: 1 });
  });

for (const [colorScheme, words] of [
  ['light', /^The light where you are, 12:00\sPM$/],
  ['dark', 'Evening light, for the dark theme'],
] as const)
  test(`at noon, in the ${colorScheme} theme, the sky names the light it shows`, async ({ page }) => {
    await page.clock.install({ time: '2026-11-21T12:00:00-05:00' });
    await page.emulateMedia({ colorScheme });
    await openPageUntilIdle(page, '/');
    await expect(page.getByRole('main').getByText(words)).toBeVisible();
  });
