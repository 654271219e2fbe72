import { noticesFor } from './notices.ts';

const periodEnd = new Date('2030-06-30T12:00:00Z');
const now = new Date('2030-06-01T12:00:00Z');
const annual = {
  stripeSubscriptionId: 'sub_1',
  status: 'active',
  tier: 'creator',
  interval: 'annual',
  amountCents: 25_000,
  periodEnd,
  cancelAtPeriodEnd: false,
  pastDueSince: null,
  pendingTier: null,
  pendingInterval: null,
  pendingAmountCents: null,
} as const;
const told = (...given: Parameters<typeof noticesFor>) =>
  noticesFor(...given).map(({ kind, dueAt }) => `${kind} ${dueAt.toISOString().slice(0, 10)}`);

describe('what a member is told ahead of time', () => {
  it('is a week before a year is charged', () => {
    expect(told(annual, now, 14)).toEqual(['renewal 2030-06-23']);
  });

  it('is nothing before a month is charged, and nothing when it was cancelled', () => {
    expect(told({ ...annual, interval: 'monthly' }, now, 14)).toEqual([]);
    expect(told({ ...annual, cancelAtPeriodEnd: true }, now, 14)).toEqual([]);
  });

  it('follows the plan that is to begin', () => {
    expect(told({ ...annual, pendingInterval: 'monthly' }, now, 14)).toEqual([]);
    expect(told({ ...annual, interval: 'monthly', pendingInterval: 'annual' }, now, 14)).toEqual([
      'renewal 2030-06-23',
    ]);
  });

  it('is not repeated to somebody who has just chosen the year that is about to begin', () => {
    const late = new Date('2030-06-28T12:00:00Z');
    expect(told({ ...annual, interval: 'monthly', pendingInterval: 'annual' }, late, 14)).toEqual([]);
    expect(told(annual, late, 14)).toEqual(['renewal 2030-06-23']);
  });

  it('is a debt on days 0, 5 and 12, and its end after the days of grace', () => {
    const owing = { ...annual, status: 'past_due', pastDueSince: now };
    const days = ['past-due-0 2030-06-01', 'past-due-5 2030-06-06', 'past-due-12 2030-06-13'];
    expect(told(owing, now, 14)).toEqual([...days, 'past-due-over 2030-06-15']);
    expect(told(owing, now, 5)).toEqual(['past-due-0 2030-06-01', 'past-due-over 2030-06-06']);
  });
});
