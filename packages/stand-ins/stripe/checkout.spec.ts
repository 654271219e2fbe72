import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestAccount } from './testing/test-account.ts';

test('starts a subscription with a paid first invoice when the buyer pays', async (t) => {
  const account = await openTestAccount(t);
  const session = await account.session();
  const answer = await account.submitForm(`${session.url}/pay`);

  assert.equal(answer.headers.get('location'), `http://site.example/membership?success=true&session_id=${session.id}`);
  const complete = await account.stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription', 'invoice'] });
  assert.equal(complete.status, 'complete');
  assert.equal(complete.payment_status, 'paid');
  assert.ok(typeof complete.subscription === 'object' && typeof complete.invoice === 'object');
  assert.equal(complete.subscription?.status, 'active');
  assert.deepEqual(complete.subscription?.metadata, { user_id: 'u1' });
  assert.equal(complete.invoice?.status, 'paid');
  assert.equal(complete.invoice?.amount_paid, 2500);
  assert.deepEqual(
    (await account.charges()).map(({ amount, invoice }) => ({ amount, invoice })),
    [{ amount: 2500, invoice: complete.invoice?.id }],
  );
});

test('charges once when the buyer clicks Pay twice', async (t) => {
  const account = await openTestAccount(t);
  const session = await account.session();
  const answers = await Promise.all([
    account.submitForm(`${session.url}/pay`),
    account.submitForm(`${session.url}/pay`),
  ]);

  assert.deepEqual(
    answers.map(({ status }) => status),
    [303, 303],
  );
  assert.equal((await account.charges()).length, 1);
});

test('charges nothing and leaves the session open when the card is declined', async (t) => {
  const account = await openTestAccount(t);
  const session = await account.session();
  const back = await account.submitForm(`${session.url}/decline`);
  const page = await fetch(new URL(String(back.headers.get('location')), session.url));

  assert.match(await page.text(), /role="alert"[^>]*>\s*The bank declined the card/);
  assert.equal((await account.stripe.checkout.sessions.retrieve(session.id)).status, 'open');
  assert.deepEqual(await account.charges(), []);
});

test('charges only after the confirmation when the card needs 3-D Secure', async (t) => {
  const account = await openTestAccount(t);
  const session = await account.session();
  const step = await account.submitForm(`${session.url}/secure`);
  assert.equal(step.headers.get('location'), `/checkout/${session.id}/secure`);
  assert.deepEqual(await account.charges(), []);

  await account.submitForm(`${session.url}/confirm`);
  const [paid] = await account.charges();
  const charge = await account.stripe.charges.retrieve(paid!.id);
  assert.equal(charge.payment_method_details?.card?.three_d_secure?.result, 'authenticated');
});

test('shows the error and leaves the session open when the authentication fails or is left', async (t) => {
  const account = await openTestAccount(t);
  const session = await account.session();
  const endings = { refuse: /did not approve the payment/, abandon: /was not confirmed with your bank/ };
  for (const [button, sentence] of Object.entries(endings)) {
    await account.submitForm(`${session.url}/secure`);
    const back = await account.submitForm(`${session.url}/${button}`);
    const page = await (await fetch(new URL(String(back.headers.get('location')), session.url))).text();
    assert.match(page, sentence);
  }
  assert.deepEqual(await account.charges(), []);
  assert.equal((await account.stripe.checkout.sessions.retrieve(session.id)).status, 'open');
});

test('uses one payment intent for all attempts of a session and sends its events', async (t) => {
  const account = await openTestAccount(t);
  const session = await account.session();
  await account.submitForm(`${session.url}/decline`);
  await account.submitForm(`${session.url}/secure`);
  await account.submitForm(`${session.url}/refuse`);
  await account.submitForm(`${session.url}/pay`);

  const { data } = await account.stripe.events.list({ types: ['payment_intent.*'] });
  const events = data.toReversed().map(({ type, data: { object } }) => ({ type, id: (object as { id: string }).id }));
  assert.deepEqual(
    events.map(({ type }) => type.replace('payment_intent.', '')),
    ['created', 'payment_failed', 'requires_action', 'payment_failed', 'succeeded'],
  );
  assert.equal(new Set(events.map(({ id }) => id)).size, 1);
  assert.equal((await account.charges()).length, 1);
  const intent = await account.stripe.paymentIntents.retrieve(events[0]!.id);
  assert.partialDeepStrictEqual(intent, { status: 'succeeded', last_payment_error: null, amount_received: 2500 });
});

test('returns to the site and leaves the session open on Cancel', async (t) => {
  const account = await openTestAccount(t);
  const session = await account.session();
  const answer = await account.submitForm(`${session.url}/cancel`);

  assert.equal(answer.headers.get('location'), 'http://site.example/membership?canceled=true');
  assert.equal((await account.stripe.checkout.sessions.retrieve(session.id)).status, 'open');
});

test('rejects a payment for an expired session', async (t) => {
  const account = await openTestAccount(t);
  const session = await account.session();
  await account.stripe.checkout.sessions.expire(session.id);
  const page = await account.submitForm(`${session.url}/pay`);

  assert.match(await page.text(), /This page has closed\./);
  assert.deepEqual(await account.charges(), []);
});

test('shows user input as text, not as HTML', async (t) => {
  const account = await openTestAccount(t);
  const customer = await account.stripe.customers.create({ email: '<img src=x onerror=alert(1)>@example.org' });
  const session = await account.session({ customer: customer.id });
  const page = await (await fetch(session.url)).text();

  assert.ok(page.includes('&lt;img src=x onerror=alert(1)&gt;@example.org'));
  assert.ok(!page.includes('<img'));
});

test('rejects a session for a price that is missing or inactive', async (t) => {
  const account = await openTestAccount(t);
  const price = await account.price();
  const buy = (id: string) =>
    account.stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: id, quantity: 1 }],
      success_url: 'http://site.example/',
    });

  await assert.rejects(buy('price_unknown'), {
    statusCode: 400,
    code: 'resource_missing',
    param: 'line_items[0][price]',
  });
  await account.stripe.prices.update(price.id, { active: false });
  await assert.rejects(buy(price.id), { statusCode: 400, param: 'line_items[0][price]' });
});
