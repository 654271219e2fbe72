import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { findAccessibilityViolationsInTheme, measureHorizontalOverflow, setWidthAndTheme } from './accessibility.ts';
import { fetchOnlyEmail } from './mailbox.ts';
import { createAdminHeaders, createTestPerson, type TestPerson } from './people.ts';

export async function openNewCampaign(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Write a campaign' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Write a campaign' })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

export async function typeEmailText(page: Page, text: string): Promise<Locator> {
  await expect(page.getByRole('toolbar', { name: 'Format of Text' })).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Text', exact: true });
  await field.pressSequentially(text);
  return field;
}

export async function changeCampaign(request: APIRequestContext, id: string, changes: object): Promise<void> {
  const headers = await createAdminHeaders(request);
  const changed = await request.patch(`/api/admin/campaigns/${id}`, { headers, data: changes });
  expect(changed.ok(), await changed.text()).toBe(true);
}

/** The emails in frames have their own tests, so frames are not checked. */
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

export async function subscribePeople(
  request: APIRequestContext,
  source: string,
  count: number,
): Promise<TestPerson[]> {
  const people = Array.from({ length: count }, createTestPerson);
  for (const { email, firstName } of people) {
    const joined = await request.post('/api/functions/subscribe-email', { data: { email, firstName, source } });
    expect(joined.ok(), await joined.text()).toBe(true);
    const token = /#token=([\w-]+)/.exec((await fetchOnlyEmail(request, email)).text)?.[1];
    if (!token) continue;
    const confirmed = await request.post('/api/functions/confirm-subscription', { data: { token } });
    expect(confirmed.ok(), await confirmed.text()).toBe(true);
  }
  return people;
}

export async function createCampaign(request: APIRequestContext, campaign: object): Promise<string> {
  const headers = await createAdminHeaders(request);
  const made = await request.post('/api/admin/campaigns', { headers, data: campaign });
  expect(made.ok(), await made.text()).toBe(true);
  return ((await made.json()) as { id: string }).id;
}

export async function controlCampaign(
  request: APIRequestContext,
  id: string,
  action: 'send' | 'undo',
  data: object = {},
): Promise<void> {
  const headers = await createAdminHeaders(request);
  const changed = await request.post(`/api/admin/campaigns/${id}/${action}`, { headers, data });
  expect(changed.ok(), await changed.text()).toBe(true);
}
