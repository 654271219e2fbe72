import { findRecord, type StripeAccount } from '../account.ts';
import { recordEvent } from '../events.ts';
import type { Charge, Dispute } from '../objects.ts';
import { newDispute } from '../shapes/dispute.ts';
import { createInvalidRequestError } from '../stripe-error.ts';

export type DisputeOutcome = 'won' | 'lost';

export function disputeCharge(account: StripeAccount, charge: Charge): Dispute {
  if (!charge.paid) throw createInvalidRequestError(`Charge ${charge.id} has not been paid.`, 'charge');
  if (charge.disputed) throw createInvalidRequestError(`Charge ${charge.id} is disputed already.`, 'charge');
  const { store, clock } = account;
  store.patch('charge', charge, { disputed: true });
  const dispute = store.put('dispute', newDispute(clock.now(), charge));
  recordEvent(account, 'charge.dispute.created', dispute);
  recordEvent(account, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

export function closeDispute(account: StripeAccount, dispute: Dispute, outcome: DisputeOutcome): Dispute {
  if (dispute.status === 'won' || dispute.status === 'lost') {
    throw createInvalidRequestError(`Dispute ${dispute.id} is closed already.`, 'dispute');
  }
  const closed = account.store.patch('dispute', findRecord(account, 'dispute', dispute.id), { status: outcome });
  if (outcome === 'won') recordEvent(account, 'charge.dispute.funds_reinstated', closed);
  recordEvent(account, 'charge.dispute.closed', closed, dispute);
  return closed;
}
