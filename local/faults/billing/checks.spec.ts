import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestAccount } from 'stand-ins/stripe/testing/test-account';
import { findNotStored } from './checks.ts';
import type { SiteConnection } from './site.ts';
import type { WebhookTraffic } from './webhook-network.ts';

test('an accepted webhook that is not stored is lost unless its customer was deleted later', async (t) => {
  const account = await openTestAccount(t);
  await account.control('webhooks', { mode: 'drop' });
  const { stripe } = account;
  const { customer } = await account.subscriber();
  await account.subscriber();
  const events = await stripe.events.list({ type: 'customer.subscription.created' }).autoPagingToArray({ limit: 10 });
  const site = { stripe, database: { query: async () => ({ rows: [] }) } } as unknown as SiteConnection;
  const traffic = { events, acknowledged: new Set(events.map(({ id }) => id)) } as WebhookTraffic;

  const before = await findNotStored(site, traffic);
  await stripe.customers.del(String(customer));
  const after = await findNotStored(site, traffic);

  assert.equal(before.length, 2);
  assert.equal(after.length, 1);
  assert.ok(!after[0]?.includes(String(customer)));
});
