import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { findAccessibilityViolationsInTheme, measureHorizontalOverflow, setWidthAndTheme } from './accessibility.ts';
import { createAdminHeaders } from './people.ts';

/** Opens a new draft of a campaign from the list and returns its id. */
export async function openNewCampaign(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Write a campaign' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Write a campaign' })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

export async function changeCampaign(request: APIRequestContext, id: string, changes: object): Promise<void> {
  const headers = await createAdminHeaders(request);
  const changed = await request.patch(`/api/admin/campaigns/${id}`, { headers, data: changes });
  expect(changed.ok(), await changed.text()).toBe(true);
}

/** Checks a page with axe and its width. The emails in frames have their own tests. */
export async function findPageFaults(page: Page, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of widths) {
      await setWidthAndTheme(page, { width, colorScheme });
      const found = await findAccessibilityViolationsInTheme(page, { colorScheme, exclude: 'iframe' });
      faults.push(...found.map((fault) => `${width} px, ${colorScheme}: ${fault}`));
      const overflow = await measureHorizontalOverflow(page);
      if (overflow > 0) faults.push(`${width} px: ${overflow} px wider than the screen`);
    }
  await page.emulateMedia({ colorScheme: 'light' });
  return faults;
}
