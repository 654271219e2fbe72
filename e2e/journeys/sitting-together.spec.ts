import { expect, test, type Browser, type Page } from '@playwright/test';
import { createMember, signIn } from '../support/people.ts';

/** The server stops counting meditations of earlier tests after 75 s. */
const removalTimeout = { timeout: 180_000 };

test('three members who agreed see each other as lights, and no one does before the third joins', async ({
  page,
  browser,
}) => {
  await openSitPage(page);
  const light = page.getByRole('switch', { name: 'Count me among those sitting now' });
  await expect(light).not.toBeChecked();
  await startSit(page);
  await expect(page.getByText('Fewer than three people are sitting now.')).toBeVisible(removalTimeout);

  const others = [await newPage(browser), await newPage(browser), await newPage(browser)];
  for (const other of others) {
    await openSitPage(other);
    await shareLight(other);
    await startSit(other);
  }
  await expect(page.getByText('3 people are sitting now.')).toBeVisible();
  await expect(page.getByText('One of the lights is you.')).toBeHidden();
  for (const other of others) await expect(other.getByText('One of the lights is you.')).toBeVisible();

  await page.getByRole('button', { name: 'End now' }).click();
  await expect(page.getByText('3 people sat with you for some of it.')).toBeVisible();
  await others[0]!.getByRole('button', { name: 'End now' }).click();
  await expect(others[0]!.getByText('2 people sat with you for some of it.')).toBeVisible();
  await others[0]!.goto('/members/sit');
  await expect(others[0]!.getByRole('switch', { name: 'Count me among those sitting now' })).toBeChecked();
  for (const other of others) await other.context().close();
});

async function openSitPage(page: Page): Promise<void> {
  await signIn(page, await createMember(page.request), '/members/sit');
}

async function shareLight(page: Page): Promise<void> {
  const light = page.getByRole('switch', { name: 'Count me among those sitting now' });
  await light.click();
  await expect(light).toBeChecked();
}

async function startSit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
}

async function newPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}
