import { expect, type Locator, type Page } from '@playwright/test';
import { demoAccount, signIn } from './people.ts';

/** Opens the list of members as one of the staff. */
export async function openMembers(page: Page, role: 'admin' | 'editor' | 'support' = 'admin'): Promise<void> {
  await signIn(page, demoAccount(role), '/admin/users');
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
}

/** Looks for somebody by the whole address; answers their row. */
export async function rowOf(page: Page, email: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: 'Search by name or email...' }).fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row).toBeVisible();
  return row;
}

/** Chooses from the plan dropdown of a row. */
export async function choosePlan(page: Page, row: Locator, plan: string): Promise<void> {
  await row.getByRole('combobox').click();
  await page.getByRole('option', { name: plan }).click();
}
