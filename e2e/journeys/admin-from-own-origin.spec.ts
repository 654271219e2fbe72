import { expect, test } from '@playwright/test';
import { setAdminOrigin, startAdminOrigin } from '../support/admin-origin.ts';
import { collectBrowserErrors } from '../support/browser-errors.ts';
import { getDemoCredentials, signIn } from '../support/people.ts';

// The browser treats a page with mocked responses as external, which needs this permission for localhost.
test.use({ permissions: ['local-network-access'] });

test('the site loads the admin from another origin', async ({ page, baseURL }) => {
  const admin = await startAdminOrigin(baseURL ?? '');
  try {
    const complaints = await collectBrowserErrors(page);
    await setAdminOrigin(page, admin);
    await signIn(page, getDemoCredentials('admin'));
    await page.goto('/admin/users');
    await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: '@' }).first()).toBeVisible();
    expect(admin.served).toContain('/assets/remoteEntry.js');
    expect(admin.served.some((path) => path.endsWith('.css'))).toBe(true);
    expect(complaints).toEqual([]);
  } finally {
    await admin.close();
  }
});

test('the site works and shows an error in place of the admin when the admin is unavailable', async ({ page }) => {
  await signIn(page, getDemoCredentials('admin'));
  await page.route('**/admin-app/**', (route) => route.abort());
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'User Management' })).toHaveCount(0);
  await page.goto('/members/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
});
