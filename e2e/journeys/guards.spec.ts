import { expect, test } from '@playwright/test';
import { MEMBER_PATHS } from '../support/page-paths.ts';
import { getDemoCredentials, createTestPerson, signIn, signInByForm, signUp } from '../support/people.ts';

test('a visitor is sent to sign in when the page is for members or staff', async ({ page }) => {
  for (const path of [...MEMBER_PATHS, '/admin', '/admin/users', '/admin/content']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/auth/);
    await expect(page.getByRole('heading', { level: 1, name: 'Come in' })).toBeVisible();
  }
});

test('sign-in opens the requested page', async ({ page }) => {
  await signInByForm(page, getDemoCredentials('seeker'), '/members/resources');
  await expect(page).toHaveURL(/\/members\/resources$/);
});

test('sign-in opens the dashboard when `next` is a URL of another site', async ({ page }) => {
  await signInByForm(page, getDemoCredentials('seeker'), '/auth?next=//elsewhere.example/members/resources');
  await expect(page).toHaveURL(/\/members\/dashboard$/);
});

test('a member without a role is redirected from the admin to the dashboard, and sees no link to it', async ({
  page,
}) => {
  await signUp(page, createTestPerson());
  await page.goto('/admin/users');
  await expect(page).toHaveURL(/\/members\/dashboard$/);
  await expect(page.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0);
});

for (const role of ['admin', 'editor', 'support'] as const) {
  test(`the role ${role} opens the admin from the navigation`, async ({ page }) => {
    await signIn(page, getDemoCredentials(role));
    await page.getByRole('link', { name: 'Admin', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
  });
}

test('the sign-in page redirects a signed-in user', async ({ page }) => {
  await signIn(page, getDemoCredentials('free'));
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/members\/dashboard$/);
});

const ROLE_CHECKS = ['**/api/rpc/is_admin', '**/api/functions/check-admin', '**/api/user-roles**'] as const;

test('the screen shows Loading... while the admin checks the role', async ({ page }) => {
  await signIn(page, getDemoCredentials('support'));
  const answered = Promise.withResolvers<void>();
  await page.route(ROLE_CHECKS[0], async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.goto('/admin/users');
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  answered.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
});

test('the admin falls back to the second role check when the first fails; the navigation uses only the first and third', async ({
  page,
}) => {
  const [procedure, , roles] = ROLE_CHECKS;
  for (const way of [procedure, roles]) await page.route(way, (route) => route.fulfill({ status: 503, body: 'away' }));
  await signIn(page, getDemoCredentials('support'));
  const lastWay = page.waitForResponse(roles);
  await page.goto('/members/dashboard');
  await lastWay;
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0);
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
});

test('the admin denies access and logs each failure when every role check fails', async ({ page }) => {
  await signIn(page, getDemoCredentials('support'));
  for (const way of ROLE_CHECKS) await page.route(way, (route) => route.fulfill({ status: 503, body: 'away' }));
  const failures: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('A staff check failed')) failures.push(message.text());
  });
  await page.goto('/admin/users');
  await expect(page).toHaveURL(/\/members\/dashboard$/);
  expect(failures.length).toBeGreaterThanOrEqual(ROLE_CHECKS.length);
});
