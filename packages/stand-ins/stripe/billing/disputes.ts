import { find, type Account } from '../account.ts';
import { recordEvent } from '../events.ts';
import type { Charge, Dispute } from '../objects.ts';
import { newDispute } from '../shapes/dispute.ts';
import { invalid } from '../stripe-error.ts';

export type DisputeOutcome = 'won' | 'lost';

export function disputeCharge(account: Account, charge: Charge): Dispute {
  if (!charge.paid) throw invalid(`Charge ${charge.id} has not been paid.`, 'charge');
  if (charge.disputed) throw invalid(`Charge ${charge.id} is disputed already.`, 'charge');
  const { store, clock } = account;
  store.patch('charge', charge, { disputed: true });
  const dispute = store.put('dispute', newDispute(clock.now(), charge));
  recordEvent(account, 'charge.dispute.created', dispute);
  recordEvent(account, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

export function closeDispute(account: Account, dispute: Dispute, outcome: DisputeOutcome): Dispute {
  if (dispute.status === 'won' || dispute.status === 'lost') {
    throw invalid(`Dispute ${dispute.id} is closed already.`, 'dispute');
  }
  const closed = account.store.patch('dispute', find(account, 'dispute', dispute.id), { status: outcome });
  if (outcome === 'won') recordEvent(account, 'charge.dispute.funds_reinstated', closed);
  recordEvent(account, 'charge.dispute.closed', closed, dispute);
  return closed;
}
