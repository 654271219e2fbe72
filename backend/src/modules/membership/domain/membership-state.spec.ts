import { computeMembershipState } from './membership-state.ts';

const paid = { meaning: 'pays', status: 'active', cancelAtPeriodEnd: false };
const known = { tier: 'creator', subscription: paid, isChangePending: false, wasRefunded: false } as const;
const free = { ...known, tier: 'free', subscription: null } as const;

describe('membership state', () => {
  it('is free without a grant or refund', () => {
    expect(computeMembershipState(free)).toBe('free');
    expect(computeMembershipState({ ...free, tier: 'seeker' })).toBe('granted');
    expect(computeMembershipState({ ...free, wasRefunded: true })).toBe('refunded');
    expect(computeMembershipState({ ...free, tier: 'seeker', wasRefunded: true })).toBe('granted');
  });

  it('follows the paid subscription and its pending change', () => {
    expect(computeMembershipState(known)).toBe('paying');
    expect(computeMembershipState({ ...known, isChangePending: true })).toBe('pending-change');
    expect(computeMembershipState({ ...known, subscription: { ...paid, cancelAtPeriodEnd: true } })).toBe('cancelling');
    expect(computeMembershipState({ ...known, wasRefunded: true })).toBe('paying');
  });

  it('is past due while Stripe waits for a payment, in grace and after it', () => {
    const owing = { ...paid, meaning: 'owes', status: 'past_due' };
    expect(computeMembershipState({ ...known, subscription: owing })).toBe('past-due');
    expect(
      computeMembershipState({ ...known, tier: 'free', subscription: { ...owing, cancelAtPeriodEnd: true } }),
    ).toBe('past-due');
    expect(
      computeMembershipState({ ...known, tier: 'free', subscription: { ...paid, meaning: 'waits', status: 'unpaid' } }),
    ).toBe('past-due');
  });

  it('is free while the first payment is not complete', () => {
    expect(computeMembershipState({ ...free, subscription: { ...paid, meaning: 'waits', status: 'incomplete' } })).toBe(
      'free',
    );
  });
});
