import { expect, test, type Page } from '@playwright/test';
import { openPageUntilIdle } from '../support/settle.ts';

const blockSiteData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    const refuseLater = () => Promise.reject(new DOMException('Access is denied.', 'SecurityError'));
    for (const area of ['localStorage', 'sessionStorage']) Object.defineProperty(window, area, { get: refuse });
    IDBFactory.prototype.open = refuse;
    for (const name of ['open', 'keys', 'match', 'has', 'delete'] as const) CacheStorage.prototype[name] = refuseLater;
    LockManager.prototype.request = refuseLater;
    ServiceWorkerContainer.prototype.register = refuseLater;
    window.BroadcastChannel = new Proxy(BroadcastChannel, { construct: refuse });
  });

test('public pages work, and sign-in says what it needs, when site data is blocked', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await blockSiteData(page);
  for (const path of ['/', '/events', '/programs/foundations-of-oneness', '/membership', '/book', '/contact']) {
    await openPageUntilIdle(page, path);
    await expect(page.getByText('Something went wrong on our side')).toHaveCount(0);
    if (path === '/') await page.getByRole('button', { name: 'Pause motion' }).click();
  }
  await page.getByRole('main').getByLabel('Name').pressSequentially('Amara');
  await expect(page.getByRole('main').getByLabel('Name')).toHaveValue('Amara');

  for (const path of ['/members/journal', '/auth/recover']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Allow cookies to sign in' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  }
  expect(errors).toEqual([]);
});
