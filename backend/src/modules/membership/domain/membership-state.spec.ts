import { stateOf } from './membership-state.ts';

const paid = { meaning: 'pays', status: 'active', cancelAtPeriodEnd: false };
const known = { tier: 'creator', subscription: paid, isChangePending: false, wasRefunded: false } as const;
const free = { ...known, tier: 'free', subscription: null } as const;

describe('membership state', () => {
  it('is free without a grant or refund', () => {
    expect(stateOf(free)).toBe('free');
    expect(stateOf({ ...free, tier: 'seeker' })).toBe('granted');
    expect(stateOf({ ...free, wasRefunded: true })).toBe('refunded');
    expect(stateOf({ ...free, tier: 'seeker', wasRefunded: true })).toBe('granted');
  });

  it('follows the paid subscription and its pending change', () => {
    expect(stateOf(known)).toBe('paying');
    expect(stateOf({ ...known, isChangePending: true })).toBe('pending-change');
    expect(stateOf({ ...known, subscription: { ...paid, cancelAtPeriodEnd: true } })).toBe('cancelling');
    expect(stateOf({ ...known, wasRefunded: true })).toBe('paying');
  });

  it('is past due while Stripe waits for a payment, in grace and after it', () => {
    const owing = { ...paid, meaning: 'owes', status: 'past_due' };
    expect(stateOf({ ...known, subscription: owing })).toBe('past-due');
    expect(stateOf({ ...known, tier: 'free', subscription: { ...owing, cancelAtPeriodEnd: true } })).toBe('past-due');
    expect(stateOf({ ...known, tier: 'free', subscription: { ...paid, meaning: 'waits', status: 'unpaid' } })).toBe(
      'past-due',
    );
  });

  it('is free while the first payment is not complete', () => {
    expect(stateOf({ ...free, subscription: { ...paid, meaning: 'waits', status: 'incomplete' } })).toBe('free');
  });
});
