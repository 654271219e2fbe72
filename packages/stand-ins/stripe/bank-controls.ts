import { findRecord, type StripeAccount } from './account.ts';
import { closeDispute, disputeCharge } from './billing/disputes.ts';
import { failRefund } from './billing/refund.ts';
import type { RetrySettings } from './objects.ts';
import { createInvalidRequestError } from './stripe-error.ts';

type Body = Record<string, unknown>;
type Control = (path: string, act: (body: Body) => unknown) => void;

const RETRY_ENDS: readonly RetrySettings['end'][] = ['cancel', 'unpaid', 'past_due'];

/**
 * Simulates banks and the account owner:
 * - `/_/disputes { charge }` opens a dispute, `{ dispute, outcome: 'won' | 'lost' }` closes it;
 * - `/_/refunds { refund }` makes a successful refund fail;
 * - `/_/retries { end: 'cancel' | 'unpaid' | 'past_due' }` sets the state that any subscription gets after its last
 *   failed payment attempt.
 */
export function registerBankControls(account: StripeAccount, post: Control): void {
  const { store } = account;
  post('/_/disputes', ({ charge, dispute, outcome }) => {
    if (dispute === undefined)
      return disputeCharge(account, findRecord(account, 'charge', idOf(charge, 'charge'), 'charge'));
    if (outcome !== 'won' && outcome !== 'lost') throw createInvalidRequestError('outcome is won or lost', 'outcome');
    return closeDispute(account, findRecord(account, 'dispute', idOf(dispute, 'dispute'), 'dispute'), outcome);
  });
  post('/_/refunds', ({ refund }) =>
    failRefund(account, findRecord(account, 'refund', idOf(refund, 'refund'), 'refund')),
  );
  post('/_/retries', ({ end }) => {
    const wanted = RETRY_ENDS.find((one) => one === end);
    if (!wanted) throw createInvalidRequestError(`end is one of ${RETRY_ENDS.join(', ')}`, 'end');
    return store.put('retry_settings', { id: 'retries', end: wanted });
  });
}

function idOf(value: unknown, param: string): string {
  if (typeof value === 'string' && value !== '') return value;
  throw createInvalidRequestError(`${param} is an id`, param);
}
