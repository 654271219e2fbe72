import { expect, test } from '@playwright/test';
import { MEMBER_PATHS } from '../support/addresses.ts';
import { demoAccount, newPerson, signIn, signUp } from '../support/people.ts';

for (const path of [...MEMBER_PATHS, '/admin', '/admin/users', '/admin/content']) {
  test(`a visitor who opens ${path} is sent to sign in`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/auth/);
    await expect(page.getByRole('heading', { level: 1, name: 'Come in' })).toBeVisible();
  });
}

test('after signing in, people are where they wanted to go', async ({ page }) => {
  await signIn(page, demoAccount('seeker'), '/members/resources');
  await expect(page).toHaveURL(/\/members\/resources$/);
});

test('nobody is sent to another site after signing in', async ({ page }) => {
  await signIn(page, demoAccount('seeker'), '/auth?next=//elsewhere.example/members/resources');
  await expect(page).toHaveURL(/\/members\/dashboard$/);
});

test('a member who is not staff is sent from the admin to the dashboard, and sees no way there', async ({ page }) => {
  await signUp(page, newPerson());
  await page.goto('/admin/users');
  await expect(page).toHaveURL(/\/members\/dashboard$/);
  await expect(page.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0);
});

for (const role of ['admin', 'editor', 'support'] as const) {
  test(`the role ${role} opens the admin from the navigation`, async ({ page }) => {
    await signIn(page, demoAccount(role));
    await page.getByRole('link', { name: 'Admin', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
  });
}

test('somebody who is signed in already is not asked again', async ({ page }) => {
  await signIn(page, demoAccount('free'));
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/members\/dashboard$/);
});
