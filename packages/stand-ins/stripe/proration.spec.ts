import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type Stripe from 'stripe';
import { assertStripeObjectShape } from './testing/shapes.ts';
import { openTestAccount } from './testing/test-account.ts';

const itemOf = (subscription: Stripe.Subscription) => subscription.items.data[0]!;

async function upgrading(t: TestContext) {
  const account = await openTestAccount(t);
  const { stripe } = account;
  const subscription = await account.subscriber();
  const { product } = itemOf(subscription).price;
  const priceOf = (unit_amount: number, interval: 'month' | 'year') =>
    stripe.prices.create({ product: String(product), currency: 'usd', unit_amount, recurring: { interval } });
  const dearer = await priceOf(5000, 'month');
  await account.control('clock', { advance: '10d' });
  const date = Math.floor(Date.now() / 1000) + 10 * 86_400;
  const terms = (price: Stripe.Price) => ({
    items: [{ id: itemOf(subscription).id, price: price.id }],
    proration_behavior: 'always_invoice' as const,
    proration_date: date,
  });
  const preview = (price = dearer) =>
    stripe.invoices.createPreview({ subscription: subscription.id, subscription_details: terms(price) });
  const upgrade = (price = dearer) =>
    stripe.subscriptions.update(subscription.id, {
      ...terms(price),
      payment_behavior: 'pending_if_incomplete',
      expand: ['latest_invoice.payments'],
    });
  const card = async (behaviour: string) => {
    const { url } = await stripe.billingPortal.sessions.create({ customer: String(subscription.customer) });
    await account.submitForm(`${url}/card`, { card: behaviour });
  };
  const now = () => stripe.subscriptions.retrieve(subscription.id);
  return { account, stripe, subscription, dearer, priceOf, date, preview, upgrade, card, now };
}

test('charges the amount of the preview for the same date', async (t) => {
  const { account, subscription, dearer, date, preview, upgrade } = await upgrading(t);
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  const left = (end - date) / (end - start);
  const shown = await preview();
  assert.deepEqual(
    shown.lines.data.map(({ amount }) => amount),
    [-Math.round(2500 * left), Math.round(5000 * left)],
  );
  assert.ok(shown.lines.data.every(({ parent }) => parent?.subscription_item_details?.proration));
  assert.equal(shown.amount_due, Math.round(5000 * left) - Math.round(2500 * left));

  await account.control('clock', { advance: '2h' });
  const after = await upgrade();
  assert.equal(itemOf(after).price.id, dearer.id);
  assert.equal(itemOf(after).current_period_end, end);
  assert.equal(after.pending_update, null);
  assert.partialDeepStrictEqual(after.latest_invoice, {
    amount_paid: shown.amount_due,
    billing_reason: 'subscription_update',
  });
  assertStripeObjectShape('invoice', after.latest_invoice as Stripe.Invoice);
  assert.deepEqual(
    (await account.charges()).map(({ amount }) => amount),
    [2500, shown.amount_due],
  );
});

test('starts a new period at once when upgrading to a yearly price', async (t) => {
  const { account, subscription, priceOf, preview, upgrade, now } = await upgrading(t);
  const yearly = await priceOf(50_000, 'year');
  const shown = await preview(yearly);
  assert.ok(shown.amount_due > 47_000 && shown.amount_due < 50_000);
  await upgrade(yearly);
  const after = itemOf(await now());
  assert.ok(after.current_period_start > itemOf(subscription).current_period_start);
  assert.equal((await account.charges()).at(-1)?.amount, shown.amount_due);
});

test('leaves a declined upgrade pending until its invoice is void', async (t) => {
  const { account, stripe, subscription, dearer, upgrade, card, now } = await upgrading(t);
  await card('declines');
  const waiting = await upgrade();
  assert.equal(waiting.status, 'active');
  assert.equal(itemOf(waiting).price.id, itemOf(subscription).price.id);
  assert.equal(waiting.pending_update?.subscription_items?.[0]?.price.id, dearer.id);
  const invoice = waiting.latest_invoice as Stripe.Invoice;
  assert.equal(invoice.status, 'open');
  await assert.rejects(stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }), /pending update/);

  assert.equal((await stripe.invoices.voidInvoice(invoice.id!)).status, 'void');
  assert.equal((await now()).pending_update, null);
  assert.equal((await account.charges()).length, 1);
});

test("applies an upgrade after the payer's authentication", async (t) => {
  const { account, dearer, upgrade, card, now } = await upgrading(t);
  await card('asks');
  const invoice = (await upgrade()).latest_invoice as Stripe.Invoice;
  const url = String(invoice.hosted_invoice_url);
  assert.match(await (await fetch(url)).text(), /Do you confirm this payment/);
  await account.submitForm(`${url}/confirm`);
  await account.submitForm(`${url}/confirm`);
  assert.equal(itemOf(await now()).price.id, dearer.id);
  assert.equal((await account.charges()).length, 2);
});

test('expires an upgrade after 23 hours when it is not paid', async (t) => {
  const { account, stripe, subscription, upgrade, card, now } = await upgrading(t);
  await card('asks');
  const invoice = (await upgrade()).latest_invoice as Stripe.Invoice;
  await account.control('clock', { advance: '24h' });
  assert.equal((await now()).pending_update, null);
  assert.equal(itemOf(await now()).price.id, itemOf(subscription).price.id);
  assert.equal((await stripe.invoices.retrieve(invoice.id!)).status, 'void');
});

test('serves an invoice as a PDF', async (t) => {
  const { stripe, subscription } = await upgrading(t);
  const invoice = await stripe.invoices.retrieve(String(subscription.latest_invoice));
  const file = await fetch(String(invoice.invoice_pdf));
  assert.equal(file.headers.get('content-type'), 'application/pdf');
  assert.match(await file.text(), /^%PDF-/);
});
