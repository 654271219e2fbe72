import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type TestContext, test } from 'node:test';
import { newCustomer } from './shapes/customer.ts';
import { startStripe } from './start-stripe.ts';
import { StripeStore } from './store.ts';
import { WebhookReceiver } from './testing/receiver.ts';
import { createStripeClient } from './stripe-client.ts';
import { TestAccount, openTestAccount } from './testing/test-account.ts';

function journalIn(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'stripe-'));
  t.after(() => rmSync(folder, { recursive: true }));
  return join(folder, 'stripe.jsonl');
}

test('stores nothing when a transaction fails', () => {
  const store = new StripeStore();
  const amara = newCustomer(0, { name: 'Amara' });
  store.transaction(() => store.put('customer', amara));
  assert.throws(() =>
    store.transaction(() => {
      store.patch('customer', amara, { name: 'Other' });
      store.put('customer', newCustomer(0, { name: 'New' }));
      throw new Error('No');
    }),
  );

  assert.deepEqual(store.all('customer'), [amara]);
  assert.throws(() => store.put('customer', amara), /needs a transaction/);
});

test('skips a truncated last line of the journal', (t) => {
  const file = journalIn(t);
  const first = new StripeStore(file);
  const amara = newCustomer(0, { name: 'Amara' });
  first.transaction(() => first.put('customer', amara));
  first.close();
  appendFileSync(file, '[["customer","cus_x",{"id":');

  const second = new StripeStore(file);
  second.transaction(() => second.put('customer', newCustomer(0, { name: 'Bela' })));
  second.close();
  assert.deepEqual(
    new StripeStore(file).all('customer').map(({ name }) => name),
    ['Amara', 'Bela'],
  );
});

test('restores the account, its clock and its keys after a restart', async (t) => {
  const dataFile = journalIn(t);
  const webhook = { url: 'http://127.0.0.1:9/', secret: 'whsec_test' };
  const first = await startStripe({ port: 0, dataFile, webhook });
  const before = new TestAccount(first.url, new WebhookReceiver());
  const subscription = await before.subscriber();
  await before.control('clock', { advance: '3d' });
  const make = (account: TestAccount) =>
    account.stripe.customers.create({ name: 'Amara' }, { idempotencyKey: 'cust:1' });
  const made = await make(before);
  const charges = await before.charges();
  const open = await before.session();
  await first.close();

  const after = await openTestAccount(t, { dataFile });
  assert.equal((await after.stripe.subscriptions.retrieve(subscription.id)).status, 'active');
  assert.equal((await after.control('clock')).offsetSeconds, 3 * 86_400);
  assert.equal((await make(after)).id, made.id);
  assert.deepEqual(await after.charges(), charges);
  assert.equal((await fetch(`${after.url}/checkout/${open.id}`)).status, 200);
});

test('has every acknowledged change after a kill', async (t) => {
  const dataFile = journalIn(t);
  const { url, child } = await startElsewhere(t, dataFile);
  const stripe = createStripeClient(url);
  const made = await Promise.all(Array.from({ length: 20 }, (_, at) => stripe.customers.create({ name: `n${at}` })));
  child.kill('SIGKILL');

  const again = await openTestAccount(t, { dataFile });
  const kept = await again.stripe.customers.list({ limit: 100 });
  assert.deepEqual(new Set(kept.data.map(({ id }) => id)), new Set(made.map(({ id }) => id)));
});

test("deletes everything except the site's endpoint on reset", async (t) => {
  const account = await openTestAccount(t);
  await account.subscriber();
  await account.control('clock', { advance: '3d' });
  await account.control('reset', {});

  assert.deepEqual((await account.stripe.customers.list()).data, []);
  assert.deepEqual(await account.charges(), []);
  assert.equal((await account.control('clock')).offsetSeconds, 0);
  account.receiver.received.length = 0;
  await account.subscriber();
  await account.receiver.until('invoice.paid', 1);
});

async function startElsewhere(t: TestContext, dataFile: string): Promise<{ url: string; child: ChildProcess }> {
  const source = `
    import { startStripe } from ${JSON.stringify(new URL('./start-stripe.ts', import.meta.url).href)};
    const { url } = await startStripe({ port: 0, dataFile: ${JSON.stringify(dataFile)}, webhook: { url: 'http://127.0.0.1:9/', secret: 'x' } });
    console.log(url);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.after(() => child.kill('SIGKILL'));
  for await (const url of createInterface({ input: child.stdout })) return { url, child };
  throw new Error('It ended before it was ready');
}
