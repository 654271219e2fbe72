import { expect, test, type Page } from '@playwright/test';
import {
  advanceStripeClock,
  fetchPaymentTotals,
  fetchProductTime,
  buyPlan,
  expectMembershipText,
} from '../support/checkout.ts';
import { fetchEmails } from '../support/mailbox.ts';
import { createMember, signIn, type TestPerson } from '../support/people.ts';

const hourMs = 3_600_000;

let person: TestPerson;
test.beforeEach(async ({ page }) => {
  person = await createMember(page.request);
  await signIn(page, person);
});

test('a change of plan starts with the next billing cycle', async ({ page }) => {
  await buyPlan(page, 'Seeker', 'Monthly');
  await page.getByRole('button', { name: 'Choose Creator, $25 a month' }).click();
  await page.getByRole('button', { name: /^Change on/ }).click();
  await expect(page.getByRole('region', { name: 'Next plan' })).toContainText('Creator, $25 a month');
  await advanceStripeClock(page.request, '32d');
  await expectMembershipText(page, /Creator.*\$25 a month/);
  await expect(page.getByRole('region', { name: 'Next plan' })).toHaveCount(0);
  await page.goto('/members/dashboard');
  await expect(page.getByText('Your membership: Creator')).toBeVisible();
  expect(await fetchPaymentTotals(page.request, person.email)).toEqual({ charged: 3_500, refunded: 0 });
});

test('a cancelled membership ends after its last day', async ({ page }) => {
  await buyPlan(page, 'Creator', 'Monthly');
  await page.getByRole('button', { name: 'Cancel membership' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel membership' }).click();
  await expect(page.getByRole('button', { name: 'Keep my membership' })).toBeVisible();
  await advanceStripeClock(page.request, '32d');
  await expectMembershipText(page, 'Free');
  await page.goto('/members/dashboard');
  await expect(page.getByText('Upgrade to unlock')).toHaveCount(6);
  expect(await fetchPaymentTotals(page.request, person.email)).toEqual({ charged: 2_500, refunded: 0 });
});

test('a member sees a failed payment on the site and by email, and a new card fixes it', async ({ page }) => {
  await buyPlan(page, 'Creator', 'Monthly');
  const renewsAt = addMonth(await fetchProductTime(page.request));
  await chooseCard(page, 'Manage subscription', 'Use a card that is declined');
  await advanceUntil(page, addHours(renewsAt, 24));
  await expectMembershipText(page, 'Your last payment of $25 did not go through.');
  await expectPaymentEmails(page, 1);
  await advanceUntil(page, addHours(renewsAt, 6 * 24));
  await expectPaymentEmails(page, 2);
  // The third email is sent after 12 days, and the grace period ends after 14 days.
  await advanceUntil(page, addHours(renewsAt, 13 * 24));
  await expectPaymentEmails(page, 3);

  await page.goto('/members/dashboard');
  const banner = page.getByRole('complementary', { name: 'A payment is overdue' });
  await expect(banner).toContainText(
    /Everything stays open until \w+ \d+ \w+( \d{4})?; please update your card by then\./,
  );
  await expect(page.getByText('Your membership: Creator')).toBeVisible();
  await chooseCard(page, 'Update card', 'Use a card that works');
  await expectMembershipText(page, 'The next charge is $25');
  await expect(banner).toHaveCount(0);
  expect(await fetchPaymentTotals(page.request, person.email)).toEqual({ charged: 5_000, refunded: 0 });
});

test('the rooms lock after the grace period when the bank requires a confirmation', async ({ page }) => {
  await buyPlan(page, 'Seeker', 'Monthly');
  await chooseCard(page, 'Manage subscription', 'Use a card that asks each time');
  await advanceStripeClock(page.request, '32d');
  await expectMembershipText(page, 'Everything stays open until');
  await page.goto('/members/dashboard');
  await expect(page.getByRole('complementary', { name: 'A payment is overdue' })).toBeVisible();
  await advanceStripeClock(page.request, '15d');
  await expectMembershipText(page, 'Free');
  await page.goto('/members/dashboard');
  await expect(page.getByText('Upgrade to unlock')).toHaveCount(6);
});

async function chooseCard(page: Page, button: string, card: string): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).first().click();
  const portal = await opened;
  await portal.getByRole('button', { name: 'Update card' }).click();
  await portal.getByRole('button', { name: card }).click();
  await expect(portal.getByRole('status')).toHaveText('The new card is in use from now on.');
  await portal.close();
}

async function expectPaymentEmails(page: Page, count: number): Promise<void> {
  const aboutPayment = async () =>
    (await fetchEmails(page.request, person.email)).filter(({ subject }) =>
      /payment|card|unless you pay/i.test(subject),
    ).length;
  await expect.poll(aboutPayment).toBe(count);
}

function addMonth(date: Date): Date {
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 2, 0)).getUTCDate();
  const next = new Date(date);
  next.setUTCMonth(date.getUTCMonth() + 1, Math.min(date.getUTCDate(), lastDay));
  return next;
}

const addHours = (date: Date, hours: number): Date => new Date(date.getTime() + hours * hourMs);

async function advanceUntil(page: Page, date: Date): Promise<void> {
  const hours = Math.ceil((date.getTime() - (await fetchProductTime(page.request)).getTime()) / hourMs);
  await advanceStripeClock(page.request, `${hours}h`);
}
