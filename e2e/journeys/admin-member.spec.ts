import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { buy } from '../support/paying.ts';
import { openMembers, rowOf } from '../support/member-list.ts';
import { demoAccount, oldFriend, signIn } from '../support/people.ts';
import { setUpFactor } from '../support/second-factor.ts';

test('an administrator gives the first payment back, and the history shows it', async ({ page }) => {
  const person = await oldFriend(page.request);
  await buy(page.request, person, 'creator');
  await openMembers(page);
  await (await rowOf(page, person.email)).getByRole('link', { name: person.lastName }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${person.firstName} ${person.lastName}` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Membership' })).toContainText('Creator, $25 a month');

  await page.getByRole('button', { name: 'Give the first payment back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give $25 back?' });
  await dialog.getByRole('button', { name: 'Keep it as it is' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Give the first payment back' }).click();
  await dialog.getByRole('button', { name: 'Give $25 back' }).click();

  await expect(page.getByText('$25 given back').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Membership' })).toContainText('Payment given back');
  await expect(page.getByRole('table', { name: 'Payments' })).toContainText('$25 given back');
  await expect(page.getByRole('region', { name: 'What was done' })).toContainText(demoAccount('admin').email);
  await expect(page.getByRole('button', { name: 'Give the first payment back' })).toHaveCount(0);
});

test('support reads a history and cannot give anything back', async ({ page }) => {
  const person = await oldFriend(page.request);
  await buy(page.request, person, 'seeker');
  await openMembers(page, 'support');
  await (await rowOf(page, person.email)).getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'See history' }).click();
  const membership = page.getByRole('region', { name: 'Membership' });
  await expect(membership).toContainText('Money-back');
  await expect(page.getByRole('button', { name: /back/ })).toHaveCount(0);
  await expect(page.getByRole('combobox')).toHaveCount(0);
});

test('somebody who is locked out is let in after their second factor was removed', async ({ page, browser }) => {
  const person = await oldFriend(page.request);
  const own = await (await browser.newContext()).newPage();
  await signIn(own, person, '/account/second-factor');
  await setUpFactor(own);
  await own.context().close();

  await openMembers(page);
  await (await rowOf(page, person.email)).getByRole('link', { name: person.lastName }).click();
  await page.getByRole('button', { name: 'Remove second factor' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByText('Second factor removed').first()).toBeVisible();
  await expect(page.getByText('No second factor.')).toBeVisible();

  const again = await (await browser.newContext()).newPage();
  await signIn(again, person, '/members/dashboard');
  await expect(again.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  await again.context().close();
});

test('an account that is not there is told in words', async ({ page }) => {
  await signIn(page, demoAccount('support'), '/admin/users/01900000-0000-7000-8000-000000000000');
  await expect(page.getByText('This account does not exist any more.')).toBeVisible();
  await page.getByRole('link', { name: 'All members' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`anybody can use a person's page and its dialogs at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const person = await oldFriend(page.request);
    await buy(page.request, person, 'seeker');
    await openMembers(page);
    const faults = async () =>
      (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    const row = await rowOf(page, person.email);
    await row.getByRole('combobox').click();
    await expect(page.getByRole('option', { name: 'Visionary' })).toBeVisible();
    expect(await faults()).toEqual([]);
    await page.keyboard.press('Escape');
    await row.getByRole('link', { name: person.lastName }).click();
    await expect(page.getByRole('region', { name: 'What was done' })).toBeVisible();
    expect(await faults()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByRole('button', { name: 'Give the first payment back' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await faults()).toEqual([]);
  });
}
