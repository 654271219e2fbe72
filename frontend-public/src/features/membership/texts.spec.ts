import assert from 'node:assert/strict';
import { it } from 'node:test';
import { invoiceDescriptionText, invoiceStateText, planText } from './texts.ts';

it('describes a plan with its price', () => {
  assert.equal(planText({ tier: 'creator', amountCents: 25_000, interval: 'annual' }), 'Creator, $250 a year');
});

it('shows the state of an invoice', () => {
  const paid = { status: 'paid', amountCents: 25_000, refundedCents: 0, dispute: null };
  assert.equal(invoiceStateText(paid), 'Paid');
  assert.equal(invoiceStateText({ ...paid, refundedCents: 25_000 }), 'Refunded');
  assert.equal(invoiceStateText({ ...paid, refundedCents: 5_050 }), '$50.50 refunded');
  assert.equal(invoiceStateText({ ...paid, status: 'open' }), 'Not paid yet');
  assert.equal(invoiceStateText({ ...paid, dispute: 'open' }), 'Paid');
  assert.equal(invoiceStateText({ ...paid, dispute: 'lost' }), 'Returned by your bank');
});

it('removes a quantity of one from the description of an invoice', () => {
  assert.equal(invoiceDescriptionText('1 × Creator membership'), 'Creator membership');
  assert.equal(invoiceDescriptionText('11 × Creator membership'), '11 × Creator membership');
});
