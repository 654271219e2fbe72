import { readFile, writeFile } from 'node:fs/promises';
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { createAuthHeaders, getDemoCredentials } from './people.ts';

const film = new URL('../../backend/assets/media/lesson-1.mp4', import.meta.url);

export async function writeTestFilm(path: string, unusedBytes = 0): Promise<string> {
  const box = Buffer.alloc(8 + unusedBytes);
  box.writeUInt32BE(box.length);
  box.write('free', 4);
  await writeFile(path, Buffer.concat([await readFile(film), box]));
  return path;
}

export async function uploadFile(page: Page, area: Page | Locator, path: string): Promise<void> {
  const zone = area.getByRole('button', { name: /^Upload (a file|files)/ });
  const opened = page.waitForEvent('filechooser');
  await zone.focus();
  await zone.press('Space');
  await (await opened).setFiles(path);
}

export async function findFileRow(page: Page, name: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: 'Search by name...' }).fill(name);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toBeVisible();
  return row;
}

export async function findFiles(request: APIRequestContext, name: string): Promise<{ id: string; url: string }[]> {
  const headers = await createAuthHeaders(request, getDemoCredentials('editor'));
  const response = await request.get('/api/admin/files', { headers, params: { q: name } });
  return ((await response.json()) as { items: { id: string; url: string }[] }).items;
}
