import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TEST_WEBHOOK_SECRET, openTestAccount } from 'stand-ins/stripe/testing/test-account';
import { SeededRandom } from '../seeded-random.ts';
import { UnreliableWebhookNetwork } from './webhook-network.ts';
import type { SiteConnection } from './site.ts';

const WALKS_MS = 1500;

test('an unreliable network drops an event or delivers it one to four times, and counts forged and stale ones', async (t) => {
  const account = await openTestAccount(t);
  const { stripe, receiver } = account;
  await account.control('webhooks', { mode: 'drop' });
  await account.subscriber();
  const { data } = await stripe.webhookEndpoints.list();
  const site = { url: new URL(data[0]!.url).origin, stripe, webhookSecret: TEST_WEBHOOK_SECRET } as SiteConnection;
  const network = new UnreliableWebhookNetwork(site, new SeededRandom(3, 'post'), Date.now() + WALKS_MS);
  const traffic = await network.run(async () => {
    for (let people = 0; people < 15; people += 1) await account.subscriber();
  });

  const webhooks = receiver.received;
  const rejected = webhooks.filter(({ id }) => /^evt_(forged|stale)_/.test(id));
  assert.equal(traffic.events.length, 45);
  assert.equal(webhooks.length, traffic.sent + traffic.forged + traffic.stale);
  assert.ok(traffic.forged > 0 && traffic.stale > 0 && traffic.dropped > 0);
  // The receiver of this test accepts every webhook.
  assert.equal(traffic.wronglyAccepted, rejected.length);
  for (const { body, signature } of rejected) {
    assert.throws(() => stripe.webhooks.constructEvent(body, signature, TEST_WEBHOOK_SECRET, 300));
  }
  const copies = Map.groupBy(
    webhooks.filter((webhook) => !rejected.includes(webhook)),
    ({ id }) => id,
  );
  assert.equal(copies.size, traffic.events.length - traffic.dropped);
  assert.deepEqual(new Set(copies.keys()), traffic.acknowledged);
  for (const [{ body, signature }, ...others] of copies.values() as Iterable<[(typeof webhooks)[0]]>) {
    assert.ok(others.length < 4);
    stripe.webhooks.constructEvent(body, signature, TEST_WEBHOOK_SECRET, 300);
  }
});
