import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { createAdminHeaders, getDemoCredentials, signIn } from './people.ts';

type Role = 'admin' | 'editor' | 'support';

export const createUniqueTitle = (kind: string): string => `The ${kind} ${randomUUID().slice(0, 8)}`;

export async function openContentList(page: Page, kind: string, role: Role = 'editor'): Promise<void> {
  await signIn(page, getDemoCredentials(role), '/admin/content');
  await showContentTab(page, kind);
}

export async function showContentTab(page: Page, kind: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Content Management' })).toBeVisible();
  await page.getByRole('tab', { name: new RegExp(kind, 'i') }).click();
  await expect(page.getByRole('tab', { selected: true })).toHaveText(new RegExp(kind, 'i'));
}

export async function findContentRow(page: Page, title: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: 'Search by title...' }).fill(title);
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toBeVisible();
  return row;
}

export const clickSave = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save', exact: true }).click();

export interface ContentItem {
  id: string;
  title: string;
  slug: string;
}

export async function createContentItem(request: APIRequestContext, kind: string, draft: object): Promise<ContentItem> {
  const made = await request.post(`/api/admin/${kind}`, { headers: await createAdminHeaders(request), data: draft });
  expect(made.ok(), await made.text()).toBe(true);
  return (await made.json()) as ContentItem;
}

export async function updateContentItem(
  request: APIRequestContext,
  kind: string,
  id: string,
  draft: object,
): Promise<void> {
  const changed = await request.patch(`/api/admin/${kind}/${id}`, {
    headers: await createAdminHeaders(request),
    data: draft,
  });
  expect(changed.ok(), await changed.text()).toBe(true);
}

export async function deleteContentItem(request: APIRequestContext, kind: string, id: string): Promise<void> {
  const deleted = await request.delete(`/api/admin/${kind}/${id}`, { headers: await createAdminHeaders(request) });
  expect(deleted.ok(), await deleted.text()).toBe(true);
}
