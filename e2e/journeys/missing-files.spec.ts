import { expect, test, type Page } from '@playwright/test';
import { getDemoCredentials, signIn } from '../support/people.ts';
import { openPageUntilIdle, startApp } from '../support/settle.ts';
import { SITE_PAGES } from '../support/site-pages.ts';

const AWAY = 'No light yet';

test('a page that was never opened shows that the network is away, and opens when it is back', async ({ page }) => {
  await openPageUntilIdle(page, '/');
  await startApp(page);
  await page.context().setOffline(true);
  await linkTo(page, 'Book').click();
  await expect(page.getByRole('heading', { level: 1, name: AWAY })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('You are offline.');
  await expect(linkTo(page, 'About')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: AWAY })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/book$/);
});

test('a page of the members area opens when the network is back', async ({ page }) => {
  await signIn(page, getDemoCredentials('creator'));
  await openPageUntilIdle(page, '/members/dashboard');
  await page.context().setOffline(true);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Library/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: AWAY })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Resource Library' })).toBeVisible();
});

test('the page stays the same when a visitor presses "Try again" offline', async ({ page }) => {
  await openPageUntilIdle(page, '/about');
  await startApp(page);
  await page.context().setOffline(true);
  await linkTo(page, 'Book').click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: AWAY })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
});

test('a page reloads once into the new release when its files are gone', async ({ page }) => {
  await openPageUntilIdle(page, '/');
  await startApp(page);
  const { loads } = await removeFiles(page, '**/assets/*.js', { untilLoaded: true });
  await linkTo(page, 'Book').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SITE_PAGES['/book']?.heading ?? '', {
    useInnerText: true,
  });
  await expect(page).toHaveURL(/\/book$/);
  expect(loads()).toBe(1);
});

test('a page shows an error, and does not reload forever, when its file is missing in every release', async ({
  page,
}) => {
  await signIn(page, getDemoCredentials('creator'));
  await openPageUntilIdle(page, '/members/dashboard');
  const { loads } = await removeFiles(page, '**/assets/replays-*.js');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Replays/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong on our side' })).toBeVisible();
  expect(loads()).toBe(1);
  await page.unroute('**/assets/replays-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Replays' })).toBeVisible();
});

test('the menu opens and closes when no script can be loaded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPageUntilIdle(page, '/about');
  await page.context().setOffline(true);
  const button = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await button.click();
  await expect(menu.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.press('Enter');
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(menu).toHaveCount(0);
});

const linkTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

async function removeFiles(page: Page, files: string, { untilLoaded = false } = {}) {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(files, (route) =>
    untilLoaded && loads > 0 ? route.continue() : route.fulfill({ status: 404, body: 'gone' }),
  );
  return { loads: () => loads };
}
