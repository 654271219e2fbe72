import assert from 'node:assert/strict';
import { it } from 'node:test';
import { invoiceFor, invoiceState, planOf } from './words.ts';

it('describes a plan with its price', () => {
  assert.equal(planOf({ tier: 'creator', amountCents: 25_000, interval: 'annual' }), 'Creator, $250 a year');
});

it('shows the state of an invoice', () => {
  const paid = { status: 'paid', amountCents: 25_000, refundedCents: 0, dispute: null };
  assert.equal(invoiceState(paid), 'Paid');
  assert.equal(invoiceState({ ...paid, refundedCents: 25_000 }), 'Refunded');
  assert.equal(invoiceState({ ...paid, refundedCents: 5_050 }), '$50.50 refunded');
  assert.equal(invoiceState({ ...paid, status: 'open' }), 'Not paid yet');
  assert.equal(invoiceState({ ...paid, dispute: 'open' }), 'Paid');
  assert.equal(invoiceState({ ...paid, dispute: 'lost' }), 'Returned by your bank');
});

it('removes a quantity of one from the description of an invoice', () => {
  assert.equal(invoiceFor('1 × Creator membership'), 'Creator membership');
  assert.equal(invoiceFor('11 × Creator membership'), '11 × Creator membership');
});
