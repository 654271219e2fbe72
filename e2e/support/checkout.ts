import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { openPageUntilIdle } from './settle.ts';

const STRIPE = process.env['STRIPE_STANDIN_URL'] ?? 'http://localhost:3001';

export type PaidPlanName = 'Seeker' | 'Creator' | 'Visionary';

export async function openCheckout(
  page: Page,
  plan: PaidPlanName,
  billing: 'Monthly' | 'Annual' = 'Annual',
): Promise<Page> {
  await openPageUntilIdle(page, '/membership');
  if (billing === 'Monthly') await page.getByRole('radio', { name: 'Monthly' }).check();
  const opened = page.waitForEvent('popup');
  await page.getByRole('article', { name: plan }).getByRole('button').click();
  return opened;
}

export async function payCheckout(checkout: Page, plan: PaidPlanName): Promise<void> {
  await checkout.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(checkout).toHaveURL(/\/membership\?success=true/);
  await expect(checkout.getByText(`You are now a ${plan} member.`)).toBeVisible();
}

export async function buyPlan(page: Page, plan: PaidPlanName, billing: 'Monthly' | 'Annual' = 'Annual'): Promise<void> {
  const checkout = await openCheckout(page, plan, billing);
  await payCheckout(checkout, plan);
  await checkout.close();
  await openPageUntilIdle(page, '/account/membership');
}

export async function readProductTime(request: APIRequestContext): Promise<number> {
  const { now } = (await (await request.get(`${STRIPE}/_/clock`)).json()) as { now: string };
  return Date.parse(now);
}

export async function advanceStripeClock(request: APIRequestContext, duration: string): Promise<void> {
  const moved = await request.post(`${STRIPE}/_/clock`, { data: { advance: duration } });
  expect(moved.ok(), await moved.text()).toBe(true);
}

export async function fetchProductTime(request: APIRequestContext): Promise<Date> {
  const { now } = (await (await request.get(`${STRIPE}/_/clock`)).json()) as { now: string };
  return new Date(now);
}

export async function runWithDelayedWebhooks(request: APIRequestContext, work: () => Promise<void>): Promise<void> {
  const hold = (isHeld: boolean) => request.post(`${STRIPE}/_/webhooks`, { data: { hold: isHeld } });
  await hold(true);
  try {
    await work();
  } finally {
    await hold(false);
  }
}

/** The list of events at the Stripe stand-in still contains the events of the lost webhooks. */
export async function runWithLostWebhooks(request: APIRequestContext, work: () => Promise<void>): Promise<void> {
  const mode = (wanted: 'drop' | 'normal') => request.post(`${STRIPE}/_/webhooks`, { data: { mode: wanted } });
  await mode('drop');
  try {
    await work();
  } finally {
    await mode('normal');
  }
}

export async function fetchPaymentTotals(
  request: APIRequestContext,
  email: string,
): Promise<{ charged: number; refunded: number }> {
  const headers = { authorization: 'Bearer sk_test_local' };
  const found = await request.get(`${STRIPE}/v1/customers?email=${encodeURIComponent(email)}`, { headers });
  const { data } = (await found.json()) as { data: { id: string }[] };
  const ids = new Set(data.map(({ id }) => id));
  const ledger = (await (await request.get(`${STRIPE}/_/ledger`)).json()) as Record<'charges' | 'refunds', Entry[]>;
  const total = (entries: Entry[]) =>
    entries.filter(({ customer }) => ids.has(customer)).reduce((all, { amount }) => all + amount, 0);
  return { charged: total(ledger.charges), refunded: total(ledger.refunds) };
}

interface Entry {
  customer: string;
  amount: number;
}

/** The site receives changes from Stripe with a delay, so the page is reloaded. */
export async function expectMembershipText(page: Page, words: string | RegExp): Promise<void> {
  await expect(async () => {
    await openPageUntilIdle(page, '/account/membership');
    await expect(page.getByRole('region', { name: 'Your plan' })).toContainText(words, { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}
