import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { setWidthAndTheme } from '../support/accessibility.ts';
import { buyPlanByApi } from '../support/payment-api.ts';
import { openMemberList, findMemberRow } from '../support/member-list.ts';
import {
  getDemoCredentials,
  requestAccountDeletion,
  createUnconfirmedAccount,
  createTestPerson,
  createMember,
  signIn,
  signInByForm,
} from '../support/people.ts';
import { setUpTwoStepSignIn } from '../support/second-factor.ts';

test('an administrator refunds the first payment, and the history shows it', async ({ page }) => {
  const person = await createMember(page.request);
  await buyPlanByApi(page.request, person, 'creator');
  await openMemberList(page);
  await (await findMemberRow(page, person.email)).getByRole('link', { name: person.lastName }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${person.firstName} ${person.lastName}` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Membership' })).toContainText('Creator, $25 a month');

  await page.getByRole('button', { name: 'Refund the first payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund $25?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Refund the first payment' }).click();
  await dialog.getByRole('button', { name: 'Refund $25' }).click();

  await expect(page.getByText('$25 refunded').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Membership' })).toContainText('Refunded');
  await expect(page.getByRole('table', { name: 'Payments' })).toContainText('$25 refunded');
  const activity = page.getByRole('region', { name: 'Activity' });
  await expect(activity).toContainText(getDemoCredentials('admin').email);
  await expect(activity).toContainText('First payment refunded$25');
  await expect(activity).not.toContainText(/Cents|sub_|in_|[0-9a-f]{8}-/);
  await expect(page.getByRole('button', { name: 'Refund the first payment' })).toHaveCount(0);
});

test("each role sees only the parts of a member's page that it needs", async ({ page, browser }) => {
  const person = await createMember(page.request);
  await buyPlanByApi(page.request, person, 'seeker');
  for (const [role, parts] of [
    ['editor', []],
    ['support', ['Emails', 'Consent', 'Labels and automations']],
    [
      'admin',
      ['Membership', 'Two-step sign-in', 'Payments', 'Emails', 'Consent', 'Activity', 'Labels and automations'],
    ],
  ] as const) {
    const own = await (await browser.newContext()).newPage();
    await openMemberList(own, role);
    await (await findMemberRow(own, person.email)).getByRole('button', { name: /^Actions for/ }).click();
    await own.getByRole('menuitem', { name: 'See history' }).click();
    await expect(own.getByRole('heading', { level: 1, name: person.lastName })).toBeVisible();
    await expect(own.getByText(person.email).first()).toBeVisible();
    await expect(own.getByRole('heading', { level: 2 })).toHaveText([...parts]);
    await expect(own.getByRole('combobox')).toHaveCount(role === 'admin' ? 2 : 0);
    await own.context().close();
  }
});

test("the list and the member's page show an unconfirmed email and a deleted account", async ({ page }) => {
  const person = createTestPerson();
  await createUnconfirmedAccount(page.request, person);
  await openMemberList(page);
  await expect(await findMemberRow(page, person.email)).toContainText('Email not confirmed');
  await (await findMemberRow(page, person.email)).getByRole('link', { name: person.lastName }).click();
  await expect(page.getByText('Email not confirmed')).toBeVisible();
  await expect(page.getByText(/Deletes account on/)).toHaveCount(0);

  await requestAccountDeletion(page.request, person);
  await page.reload();
  await expect(page.getByText(/^Deletes account on \d/)).toBeVisible();
  await page.getByRole('link', { name: 'All members' }).click();
  await expect(await findMemberRow(page, person.email)).toContainText(/Deletes account on \d/);
});

test('a member without access to the second factor can sign in after an administrator turns it off', async ({
  page,
  browser,
}) => {
  const person = await createMember(page.request);
  const own = await (await browser.newContext()).newPage();
  await signIn(own, person, '/account/second-factor');
  await setUpTwoStepSignIn(own);
  await own.context().close();

  await openMemberList(page);
  await (await findMemberRow(page, person.email)).getByRole('link', { name: person.lastName }).click();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn it off' }).click();
  await expect(page.getByText('Two-step sign-in turned off').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Two-step sign-in' }).getByText('Off.')).toBeVisible();

  const again = await (await browser.newContext()).newPage();
  await signInByForm(again, person, '/members/dashboard');
  await expect(again.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  await again.context().close();
});

test('the page shows a message when the account does not exist', async ({ page }) => {
  await signIn(page, getDemoCredentials('support'), '/admin/users/01900000-0000-7000-8000-000000000000');
  await expect(page.getByText('This account no longer exists.')).toBeVisible();
  await page.getByRole('link', { name: 'All members' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`a member's page and its dialogs are accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const person = await createMember(page.request);
    await buyPlanByApi(page.request, person, 'seeker');
    await openMemberList(page);
    const faults = async () =>
      (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    const row = await findMemberRow(page, person.email);
    await row.getByRole('combobox').click();
    await expect(page.getByRole('option', { name: 'Visionary' })).toBeVisible();
    expect(await faults()).toEqual([]);
    await page.keyboard.press('Escape');
    await row.getByRole('link', { name: person.lastName }).click();
    await expect(page.getByRole('region', { name: 'Activity' })).toBeVisible();
    expect(await faults()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByRole('button', { name: 'Refund the first payment' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await setWidthAndTheme(page, { width, colorScheme });
      expect(await faults()).toEqual([]);
    }
    const ring = () => page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
    await page.getByRole('dialog').focus();
    expect(await ring()).toBe('none');
  });
}
