import { expect, test, type Page } from '@playwright/test';
import { getDemoCredentials, signIn } from '../support/people.ts';
import { openPageUntilIdle } from '../support/settle.ts';

const ROOMS = ['Home', 'Today', 'Teachings', 'Meditations', 'Forum', 'Library'];

test('the members area has its own navigation, and each entry opens its page', async ({ page }) => {
  await signIn(page, getDemoCredentials('creator'));
  const bar = mainNavigation(page);
  await expect(bar.getByRole('link')).toHaveText(ROOMS);
  for (const room of ROOMS) {
    await bar.getByRole('link', { name: room }).click();
    await expect(bar.getByRole('link', { name: room })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  for (const [path, room] of [
    ['/members/replays', 'Home'],
    ['/members/visionary', 'Home'],
    ['/members/practice', 'Home'],
    ['/members/journal', 'Today'],
  ] as const) {
    await page.goto(path);
    await expect(bar.getByRole('link', { name: room })).toHaveAttribute('aria-current', 'true');
  }
});

test('the rooms are at the bottom on a phone, and everything else is in the account menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await signIn(page, getDemoCredentials('creator'));
  await expect(mainNavigation(page).getByRole('link')).toHaveText(['Home', 'Today', 'Teachings', 'Sit', 'Forum']);
  await mainNavigation(page).getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Journal' })).toBeVisible();
  await page.keyboard.press('Escape');
  await mainNavigation(page).getByRole('link', { name: 'Sit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meditations and Circles' })).toBeVisible();
  await page.getByRole('button', { name: 'Account menu' }).click();
  const items = page.getByRole('menuitem');
  await expect(items).toHaveText([
    ...['Dashboard', 'Today', 'Journal', 'Replays', 'Your practice', 'Account', 'Manage subscription', 'Sign out'],
    ...['About', 'Programs', 'Events', 'Book', 'Membership', 'Contact'],
  ]);
  await page.getByRole('group', { name: 'The institute' }).getByRole('menuitem', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('the bell opens a full sheet on a phone and gets the focus back when it closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await signIn(page, getDemoCredentials('creator'), '/account');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await bell.click();
  const sheet = page.getByRole('dialog', { name: 'Notifications' });
  await expect(sheet.getByRole('link', { name: 'See all' })).toBeInViewport();
  expect(await sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 700 });
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await expect(bell).toBeFocused();
});

test('the bottom navigation is hidden on a phone while a member types', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await signIn(page, getDemoCredentials('creator'), '/account');
  await expect(mainNavigation(page)).toBeVisible();
  await page.getByLabel('First name').first().focus();
  await expect(mainNavigation(page)).toBeHidden();
});

test('staff open the admin from every width of the members area', async ({ page }) => {
  await signIn(page, getDemoCredentials('support'));
  await expect(mainNavigation(page).getByRole('link', { name: 'Admin' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 700 });
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Admin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
});

test('pages for members end with the footer and its links', async ({ page }) => {
  await signIn(page, getDemoCredentials('creator'));
  const links = page.getByRole('contentinfo').getByRole('navigation', { name: 'Footer' });
  for (const name of ['Contact', 'Terms', 'Privacy'])
    await expect(links.getByRole('link', { name, exact: true })).toBeVisible();
});

test('pages offer the mailing list only once, and never in the members area', async ({ page }) => {
  const forms = page.getByRole('form', { name: /^Join the mailing list/ });
  await openPageUntilIdle(page, '/resources');
  await expect(forms).toHaveCount(1);
  await openPageUntilIdle(page, '/about');
  await expect(forms).toHaveCount(1);
  await signIn(page, getDemoCredentials('creator'));
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(forms).toHaveCount(0);
});

test('a menu stays open when the page behind it finishes loading', async ({ page }) => {
  await signIn(page, getDemoCredentials('creator'));
  await openPageUntilIdle(page, '/about');
  const ring = page.getByRole('button', { name: 'Account menu' });
  await ring.click();
  await expect(page.getByRole('menu')).toBeVisible();
  const come = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await come.promise;
    await route.continue();
  });
  await page.getByRole('menuitem', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/members\/dashboard$/);
  await ring.click();
  await expect(page.getByRole('menu')).toBeVisible();
  come.resolve();
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  await expect(page.getByRole('menu')).toBeVisible();
});

const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
