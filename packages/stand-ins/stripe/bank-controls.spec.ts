import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestAccount } from './testing/test-account.ts';

test('sends one event when a dispute opens and one when it closes', async (t) => {
  const account = await openTestAccount(t);
  await account.subscriber();
  const [paid] = await account.charges();
  const { id } = await account.control('disputes', { charge: paid!.id });
  assert.equal((await account.stripe.charges.retrieve(paid!.id)).disputed, true);
  const refund = () => account.stripe.refunds.create({ charge: paid!.id });
  await assert.rejects(refund, { code: 'charge_disputed' });
  await account.control('disputes', { dispute: id, outcome: 'lost' });
  await assert.rejects(refund, { code: 'charge_disputed' });

  assert.equal((await account.stripe.disputes.retrieve(String(id))).status, 'lost');
  const again = await account.control('disputes', { dispute: id, outcome: 'won' });
  assert.partialDeepStrictEqual(again, { error: { param: 'dispute' } });
  for (const verb of ['created', 'closed']) {
    assert.equal((await account.receiver.until(`charge.dispute.${verb}`, 1)).length, 1);
  }
});

test('sends the events of a refund: created, charge refunded, reference set', async (t) => {
  const account = await openTestAccount(t);
  await account.subscriber();
  const [paid] = await account.charges();
  const { payment_intent: intent } = await account.stripe.charges.retrieve(paid!.id);
  const give = () =>
    account.stripe.refunds.create({ payment_intent: String(intent) }, { idempotencyKey: `refund:${paid!.invoice}` });
  const refund = await give();

  assert.equal((await give()).id, refund.id);
  assert.equal(refund.destination_details?.card?.reference_status, 'available');
  for (const type of ['refund.created', 'charge.refunded', 'refund.updated']) {
    assert.equal((await account.receiver.until(type, 1)).length, 1);
  }
  assert.equal(((await account.control('ledger')).refunds as object[]).length, 1);
});

test('restores the charge when a refund fails later', async (t) => {
  const account = await openTestAccount(t);
  await account.subscriber();
  const [paid] = await account.charges();
  const { id } = await account.stripe.refunds.create({ charge: paid!.id });
  await account.control('refunds', { refund: id });

  assert.equal((await account.stripe.refunds.retrieve(id)).status, 'failed');
  assert.partialDeepStrictEqual(await account.stripe.charges.retrieve(paid!.id), {
    amount_refunded: 0,
    refunded: false,
  });
  await account.receiver.until('refund.failed', 1);
});
