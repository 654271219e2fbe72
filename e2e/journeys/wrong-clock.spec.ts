import { expect, test, type Page } from '@playwright/test';
import { createTestPerson, signInByForm, signUp } from '../support/people.ts';
import { invalidateToken } from '../support/session.ts';

const DAY = 24 * 3_600_000;

/** A refresh that the browser aborts when the user leaves the page does not count. */
function countRefreshes(page: Page): () => number {
  let count = 0;
  page.on('requestfinished', (request) => {
    if (request.url().includes('grant_type=refresh_token')) count += 1;
  });
  return () => count;
}

for (const [device, days] of [
  ['a day fast', 1],
  ['a day slow', -1],
] as const) {
  test(`a device whose clock is ${device} signs in and stays signed in without constant token refreshes`, async ({
    page,
  }) => {
    const person = createTestPerson();
    await signUp(page, person);
    await page.evaluate(() => localStorage.clear());
    await page.clock.setSystemTime(Date.now() + days * DAY);
    const refreshes = countRefreshes(page);
    await signInByForm(page, person);
    for (const path of ['/members/forum', '/account', '/members/dashboard']) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    }
    expect(refreshes()).toBe(0);
  });

  test(`a member stays signed in when the clock jumps until it is ${device}`, async ({ page }) => {
    await signUp(page, createTestPerson());
    const refreshes = countRefreshes(page);
    await page.clock.setSystemTime(Date.now() + days * DAY);
    for (const path of ['/members/forum', '/account']) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    }
    expect(refreshes()).toBeLessThanOrEqual(1);
  });
}

test('an expired token is refreshed once and its request repeated when the device clock hides the expiry', async ({
  page,
}) => {
  const person = createTestPerson();
  await signUp(page, person);
  await page.goto('/account');
  const name = page.getByRole('region', { name: 'Name' });
  await expect(name.getByLabel('First name')).toHaveValue(person.firstName);
  const refreshes = countRefreshes(page);

  await invalidateToken(page);
  await name.getByLabel('First name').fill('Another');
  await name.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Your name is saved.')).toBeVisible();
  expect(refreshes()).toBe(1);

  await invalidateToken(page);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your devices' }).getByText('this browser')).toBeVisible();
  await expect(name.getByLabel('First name')).toHaveValue('Another');
  expect(refreshes()).toBe(2);
});
