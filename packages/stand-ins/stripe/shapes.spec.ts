import assert from 'node:assert/strict';
import { test } from 'node:test';
import type Stripe from 'stripe';
import { assertStripeObjectShape, stripeObjectKinds } from './testing/shapes.ts';
import { openTestAccount } from './testing/test-account.ts';

test('returns the keys of the published samples in every response', async (t) => {
  const account = await openTestAccount(t);
  const { stripe } = account;
  const subscription = await account.subscriber();
  const customer = String(subscription.customer);
  const [session] = (await stripe.checkout.sessions.list({ customer, expand: ['data.line_items'] })).data;
  const [invoice] = (await stripe.invoices.list({ customer })).data;
  const [payment] = (await stripe.invoicePayments.list({ invoice: invoice!.id! })).data;
  const intent = await stripe.paymentIntents.retrieve(String(payment!.payment.payment_intent));
  const charge = await stripe.charges.retrieve(String(intent.latest_charge));
  const [item] = subscription.items.data;
  const refund = await stripe.refunds.create({ charge: charge.id, amount: 100 });
  const dispute = (await account.control('disputes', { charge: charge.id })) as { id: string };
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
  const portal = await stripe.billingPortal.sessions.create({ customer });

  const answers: [kind: string, answer: object][] = [
    ['customer', await stripe.customers.retrieve(customer)],
    ['product', await stripe.products.retrieve(String(item!.price.product))],
    ['price', await stripe.prices.retrieve(item!.price.id)],
    ['price', item!.price],
    ['checkout.session', session!],
    ['item', session!.line_items!.data[0]!],
    ['subscription', subscription],
    ['subscription_item', item!],
    ['subscription_schedule', schedule],
    ['invoice', invoice!],
    ['invoice', await stripe.invoices.createPreview({ subscription: subscription.id })],
    ['line_item', invoice!.lines.data[0]!],
    ['invoice_payment', payment!],
    ['payment_intent', intent],
    ['payment_method', await stripe.paymentMethods.retrieve(String(intent.payment_method))],
    ['charge', charge],
    ['refund', refund],
    ['dispute', await stripe.disputes.retrieve(dispute.id)],
    ['billing_portal.session', portal],
    ['billing_portal.configuration', await stripe.billingPortal.configurations.retrieve(String(portal.configuration))],
    ['webhook_endpoint', (await stripe.webhookEndpoints.list()).data[0]!],
    ['event', (await stripe.events.list()).data[0]!],
    ['deleted_customer', await stripe.customers.del(customer)],
  ];
  assert.deepEqual(new Set(answers.map(([kind]) => kind)), new Set(stripeObjectKinds), 'a resource is not held');
  for (const [kind, answer] of answers) assertStripeObjectShape(kind, answer);
});

test("returns moved fields where the SDK's types declare them", async (t) => {
  const account = await openTestAccount(t);
  const subscription: Stripe.Subscription = await account.subscriber();
  const [invoice] = (await account.stripe.invoices.list({ subscription: subscription.id })).data;

  assert.ok(!('current_period_end' in subscription) && !('subscription' in invoice!));
  assert.equal(invoice!.parent?.subscription_details?.subscription, subscription.id);
  assert.equal(invoice!.period_end, subscription.items.data[0]?.current_period_end);
});
