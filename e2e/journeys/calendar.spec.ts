import { expect, test } from '@playwright/test';
import { findAccessibilityErrors } from '../support/accessibility.ts';
import { updateAccount, createMember, signIn } from '../support/people.ts';

test('a member subscribes to the circles of the plan in a calendar, by a URL that can be replaced', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = await createMember(page.request);
  await updateAccount(page.request, person, { plan: 'seeker' });
  await signIn(page, person, '/members/meditations');
  const ways = page.getByRole('button', { name: 'Subscribe in your calendar' });
  await ways.press('Enter');
  await page.getByRole('button', { name: 'Copy the address' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.getByRole('link', { name: 'Open in your calendar' })).toHaveAttribute(
    'href',
    address.replace(/^https?:/, 'webcal:'),
  );
  const fetched = await page.request.get(address);
  expect(fetched.headers()['content-type']).toContain('text/calendar');
  expect(await fetched.text()).toContain('SUMMARY:Weekly Unity Circle');
  expect(await fetched.text()).not.toContain('SUMMARY:Deep Practice Circle');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download one file' }).click();
  expect((await download).suggestedFilename()).toBe('circles.ics');
  expect(await findAccessibilityErrors(page)).toEqual([]);

  await page.getByRole('button', { name: 'Reset the address' }).click();
  await expect(page.getByText(/^The address is new/)).toBeVisible();
  await page.getByRole('button', { name: 'Copy the address' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const renewed = await page.evaluate(() => navigator.clipboard.readText());
  expect((await page.request.get(address)).status()).toBe(404);
  expect((await page.request.get(renewed)).status()).toBe(200);
});
