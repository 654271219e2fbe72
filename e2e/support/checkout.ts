import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { openPageUntilIdle } from './settle.ts';
import { newConnection, stripeApiHeaders, stripeUrl } from './stripe-stand-in.ts';

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
  const answer = await request.get(`${stripeUrl}/_/clock`, { headers: newConnection });
  const { now } = (await answer.json()) as { now: string };
  return Date.parse(now);
}

export async function advanceStripeClock(request: APIRequestContext, duration: string): Promise<void> {
  const data = { advance: duration };
  const moved = await request.post(`${stripeUrl}/_/clock`, { headers: newConnection, data });
  expect(moved.ok(), await moved.text()).toBe(true);
}

export async function fetchProductTime(request: APIRequestContext): Promise<Date> {
  return new Date(await readProductTime(request));
}

export async function runWithDelayedWebhooks(request: APIRequestContext, work: () => Promise<void>): Promise<void> {
  const hold = (isHeld: boolean) => setWebhooks(request, { hold: isHeld });
  await hold(true);
  try {
    await work();
  } finally {
    await hold(false);
  }
}

/** The list of events at the Stripe stand-in still contains the events of the lost webhooks. */
export async function runWithLostWebhooks(request: APIRequestContext, work: () => Promise<void>): Promise<void> {
  const mode = (wanted: 'drop' | 'normal') => setWebhooks(request, { mode: wanted });
  await mode('drop');
  try {
    await work();
  } finally {
    await mode('normal');
  }
}

async function setWebhooks(request: APIRequestContext, data: { hold: boolean } | { mode: string }): Promise<void> {
  await request.post(`${stripeUrl}/_/webhooks`, { headers: newConnection, data });
}

export async function fetchPaymentTotals(
  request: APIRequestContext,
  email: string,
): Promise<{ charged: number; refunded: number }> {
  const customers = `${stripeUrl}/v1/customers?email=${encodeURIComponent(email)}`;
  const found = await request.get(customers, { headers: stripeApiHeaders });
  const { data } = (await found.json()) as { data: { id: string }[] };
  const ids = new Set(data.map(({ id }) => id));
  const stored = await request.get(`${stripeUrl}/_/ledger`, { headers: newConnection });
  const ledger = (await stored.json()) as Record<'charges' | 'refunds', Entry[]>;
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
