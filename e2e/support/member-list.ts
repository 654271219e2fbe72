import { expect, type Locator, type Page } from '@playwright/test';
import { getDemoCredentials, signIn } from './people.ts';

export async function openMemberList(page: Page, role: 'admin' | 'editor' | 'support' = 'admin'): Promise<void> {
  await signIn(page, getDemoCredentials(role), '/admin/users');
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
}

export async function findMemberRow(page: Page, email: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: 'Search by name or email...' }).fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row).toBeVisible();
  return row;
}

export async function chooseMemberPlan(page: Page, row: Locator, plan: string): Promise<void> {
  await row.getByRole('combobox').click();
  await page.getByRole('option', { name: plan }).click();
}
