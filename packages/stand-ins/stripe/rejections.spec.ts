import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestAccount } from './testing/test-account.ts';

test('rejects what Stripe rejects, with the same message', async (t) => {
  const account = await openTestAccount(t);
  const { stripe } = account;
  const { id: customer } = await stripe.customers.create({ email: 'amara@example.org' });
  const price = await account.price();
  const line = { price: price.id, quantity: 1 };
  const sale = { mode: 'subscription' as const, line_items: [line], success_url: 'http://site.example/done', customer };
  const url = 'http://site.example/hook';
  const refused: [
    asked: () => Promise<unknown>,
    answer: { param?: string; code?: string; message?: string | RegExp },
  ][] = [
    [() => stripe.billingPortal.configurations.create({} as never), { param: 'features', code: 'parameter_missing' }],
    [
      () =>
        stripe.billingPortal.configurations.create({
          features: { subscription_cancel: { mode: 'at_period_end' } },
        } as never),
      { param: 'features[subscription_cancel][enabled]', code: 'parameter_missing' },
    ],
    [() => stripe.webhookEndpoints.create({ url } as never), { param: 'enabled_events', code: 'parameter_missing' }],
    [
      () => stripe.webhookEndpoints.create({ url, enabled_events: ['invoice.paid', 'no.such'] as never }),
      { param: 'enabled_events[1]', message: /^Invalid enabled_events\[1\]/ },
    ],
    [
      () => stripe.billingPortal.sessions.create({ customer, return_url: 'nope' }),
      { param: 'return_url', code: 'url_invalid', message: 'Not a valid URL' },
    ],
    [
      () => stripe.checkout.sessions.create({ ...sale, success_url: '/done' }),
      { param: 'success_url', code: 'url_invalid', message: 'Not a valid URL' },
    ],
    [
      () => stripe.checkout.sessions.create({ ...sale, customer_email: 'amara@example.org' }),
      { message: 'You may only specify one of these parameters: customer, customer_email.' },
    ],
    [
      () => stripe.customers.update(customer, { metadata: { ['k'.repeat(41)]: 'v' } }),
      { param: 'metadata', message: /must be a string under 40 characters$/ },
    ],
    [
      () => stripe.customers.update(customer, { metadata: { k: 'v'.repeat(501) } }),
      { param: 'metadata', message: /must be a string under 500 characters$/ },
    ],
    [
      () => stripe.subscriptions.list({ status: 'wrong' as never }),
      { param: 'status', message: /^Invalid status: must be one of active, all, .* or unpaid$/ },
    ],
    [
      () => stripe.checkout.sessions.create({ ...sale, subscription_data: { bogus: 'x' } as never }),
      { param: 'subscription_data[bogus]', code: 'parameter_unknown' },
    ],
  ];
  for (const [asked, answer] of refused) await assert.rejects(asked(), { statusCode: 400, ...answer });
  assert.equal((await stripe.customers.update(customer, { metadata: { ['k'.repeat(40)]: 'v' } })).id, customer);
});

test('reports a feature of Stripe as unsupported, not as unknown', async (t) => {
  const account = await openTestAccount(t);
  const price = await account.price();
  const sale = {
    mode: 'subscription' as const,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: 'http://site.example/done',
  };
  const { sessions } = account.stripe.checkout;

  await assert.rejects(sessions.create({ ...sale, discounts: [{ coupon: 'none' }] }), {
    statusCode: 400,
    param: 'discounts',
    code: undefined,
    message: 'The stand-in does not offer discounts, which Stripe has.',
  });
  await assert.rejects(sessions.create({ ...sale, subscription_data: { trial_period_days: 7 } }), {
    param: 'subscription_data[trial_period_days]',
    message: /does not offer/,
  });
});

test('rejects another API version', async (t) => {
  const { stripe, url } = await openTestAccount(t);
  const headers = { authorization: 'Bearer sk_test_local' };

  await assert.rejects(stripe.customers.list({}, { apiVersion: '2020-08-27' }), { message: /speaks .* alone/ });
  assert.equal((await fetch(`${url}/v1/customers`, { headers })).status, 200);
});

test('allows only changes of metadata on an ended subscription', async (t) => {
  const account = await openTestAccount(t);
  const { subscriptions } = account.stripe;
  const { id } = await account.subscriber();
  await subscriptions.cancel(id);

  await assert.rejects(subscriptions.update(id, { cancel_at_period_end: true, metadata: { a: 'b' } }), {
    statusCode: 400,
    code: 'invalid_canceled_subscription_fields',
    message: 'A canceled subscription can only update its cancellation_details and metadata.',
  });
  await assert.rejects(subscriptions.cancel(id), { statusCode: 404, code: 'resource_missing' });
  const changed = await subscriptions.update(id, { metadata: { a: 'b' }, cancellation_details: { comment: 'moved' } });
  assert.partialDeepStrictEqual(changed, {
    status: 'canceled',
    metadata: { a: 'b' },
    cancellation_details: { comment: 'moved', reason: 'cancellation_requested' },
  });
});
