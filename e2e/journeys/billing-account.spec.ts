import { expect, test } from '@playwright/test';
import { fetchPaymentTotals, buyPlan } from '../support/checkout.ts';
import { fetchEmails } from '../support/mailbox.ts';
import { createMember, signIn, type TestPerson } from '../support/people.ts';
import { openPageUntilIdle } from '../support/settle.ts';

let person: TestPerson;
test.beforeEach(async ({ page }) => {
  person = await createMember(page.request);
  await signIn(page, person);
});

test('a change of plan shows its effect, waits for the next cycle and can be undone', async ({ page }) => {
  await buyPlan(page, 'Creator', 'Monthly');
  const change = page.getByRole('region', { name: 'Change plan' });
  await expect(change).toContainText('Plan changes apply next billing cycle.');
  await change.getByRole('button', { name: 'Choose Seeker, $10 a month' }).click();
  await expect(change.getByRole('heading', { name: /^Seeker, \$10 a month, from/ })).toBeFocused();
  await expect(change).toContainText('Nothing is charged today; $10 is charged on');
  await expect(change.getByRole('list', { name: 'What closes' })).toContainText('Replays of every circle and workshop');
  await change.getByRole('button', { name: /^Change on/ }).click();

  await expect(page.getByText('Your plan change is scheduled.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('Creator');
  const next = page.getByRole('region', { name: 'Next plan' });
  await expect(next).toContainText(/Seeker, \$10 a month, from \w+ \d+ \w+/);
  await page.goto('/membership');
  await expect(page.getByText(/You have Creator until .+ Then Seeker, \$10 a month, begins\./)).toBeVisible();
  await page.getByRole('link', { name: 'See or undo the change' }).click();

  await next.getByRole('button', { name: 'Undo the change' }).click();
  await expect(next).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('The next charge is $25');
  expect(await fetchPaymentTotals(page.request, person.email)).toEqual({ charged: 2_500, refunded: 0 });
});

test('a cancelled membership lasts until its end date and can be resumed', async ({ page }) => {
  await buyPlan(page, 'Seeker');
  await page.getByRole('button', { name: 'Cancel membership' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel your membership?' });
  await expect(dialog).toContainText(/You keep Seeker until \w+ \d+ \w+ \d{4}, and nothing more is charged\./);
  await dialog.getByRole('button', { name: 'Cancel membership' }).click();
  const plan = page.getByRole('region', { name: 'Your plan' });
  await expect(plan).toContainText(/It ends on .+ Nothing more is charged\./);
  await plan.getByRole('button', { name: 'Keep my membership' }).click();
  await expect(page.getByText('Your membership continues.')).toBeVisible();
  await expect(plan).toContainText('The next charge is $100');
});

test('a member gets the first payment back within thirty days, and the account still works', async ({ page }) => {
  await buyPlan(page, 'Creator');
  await page.getByRole('button', { name: 'Get a refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund $250?' });
  await expect(dialog).toContainText('Your Creator membership ends immediately');
  await expect(dialog).toContainText('Your account stays.');
  await dialog.getByRole('button', { name: 'Refund $250' }).click();
  const plan = page.getByRole('region', { name: 'Your plan' });
  await expect(plan).toContainText(/Free.*We refunded \$250 on/);
  await expect(page.getByRole('region', { name: 'Invoices' })).toContainText('Refunded');
  await expect(page.getByRole('region', { name: 'Refund' })).toHaveCount(0);
  expect(await fetchPaymentTotals(page.request, person.email)).toEqual({ charged: 25_000, refunded: 25_000 });
  await expect
    .poll(async () => (await fetchEmails(page.request, person.email)).map(({ text }) => text).join(' '))
    .toContain('$250');
  await plan.getByRole('link', { name: 'See membership' }).click();
  await expect(page.getByText('We refunded $250. You can choose a plan again at any time.')).toBeVisible();
});

test('an upgrade charges the amount shown, and another tab no longer offers it', async ({ page, context }) => {
  await buyPlan(page, 'Seeker');
  const change = page.getByRole('region', { name: 'Change plan' });
  await change.getByRole('button', { name: 'Choose Creator, $250 a year' }).click();
  const pay = change.getByRole('button', { name: /^Pay \$1[45]\d(\.\d\d)? today$/ });
  await expect(pay).toBeVisible();
  await expect(change).toContainText('Your 30-day refund includes this payment.');
  const second = await context.newPage();
  await openPageUntilIdle(second, page.url().replace(/^https?:\/\/[^/]+/, ''));
  const secondChange = second.getByRole('region', { name: 'Change plan' });
  const secondPay = secondChange.getByRole('button', { name: /^Pay .+ today$/ });
  await expect(secondPay).toBeVisible();

  const amount = /\$([\d.]+)/.exec((await secondPay.textContent()) ?? '')?.[1];
  await secondPay.click();
  await expect(second.getByText('You are now a Creator member.')).toBeVisible();
  await expect(second.getByRole('region', { name: 'Your plan' })).toContainText('Creator');
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('Creator');
  await expect(change).toContainText('You already have this plan.');
  await expect(pay).toHaveCount(0);
  const cents = Math.round(Number(amount) * 100);
  expect(await fetchPaymentTotals(page.request, person.email)).toEqual({ charged: 10_000 + cents, refunded: 0 });
  await expect(page.getByRole('region', { name: 'Refund' })).toContainText(`$${String((10_000 + cents) / 100)}`);

  const download = page.waitForEvent('download');
  const invoices = page.getByRole('region', { name: 'Invoices' });
  await invoices
    .getByRole('button', { name: /^Download invoice/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/^Invoice-.+\.pdf$/);
});

test('the page shows an error and the change can be sent again when its request fails', async ({ page }) => {
  await buyPlan(page, 'Seeker');
  await page.route('**/api/account/membership/change', (route) => route.abort());
  const change = page.getByRole('region', { name: 'Change plan' });
  await change.getByRole('button', { name: 'Choose Visionary, $500 a year' }).click();
  await change.getByRole('button', { name: /^Change on/ }).click();
  await expect(page.getByText('An error occurred. Please try again.')).toBeVisible();
  await expect(change.getByRole('heading', { name: /^Visionary/ })).toBeVisible();
  await page.unroute('**/api/account/membership/change');
  await change.getByRole('button', { name: /^Change on/ }).click();
  await expect(page.getByRole('region', { name: 'Next plan' })).toContainText('Visionary, $500 a year');
});

test('the card page opens in a new tab, or by a link when the tab is blocked', async ({ page }) => {
  await buyPlan(page, 'Seeker');
  const opened = page.waitForEvent('popup');
  await page.getByRole('main').getByRole('button', { name: 'Manage subscription' }).click();
  await expect((await opened).getByRole('button', { name: 'Update card' })).toBeVisible();
  await page.evaluate(() => (window.open = () => null));
  await page.getByRole('main').getByRole('button', { name: 'Manage subscription' }).click();
  await expect(page.getByRole('link', { name: 'Open your billing page' })).toBeVisible();
});
