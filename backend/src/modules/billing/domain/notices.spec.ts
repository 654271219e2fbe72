import { computePlannedNotices } from './notices.ts';

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
const plannedNotices = (...args: Parameters<typeof computePlannedNotices>) =>
  computePlannedNotices(...args).map(({ kind, dueAt }) => `${kind} ${dueAt.toISOString().slice(0, 10)}`);

describe('planned notices', () => {
  it('include a renewal notice a week before a yearly charge', () => {
    expect(plannedNotices(annual, now, 14)).toEqual(['renewal 2030-06-23']);
  });

  it('include no renewal notice for a monthly charge or a cancelled subscription', () => {
    expect(plannedNotices({ ...annual, interval: 'monthly' }, now, 14)).toEqual([]);
    expect(plannedNotices({ ...annual, cancelAtPeriodEnd: true }, now, 14)).toEqual([]);
  });

  it('follow the pending plan', () => {
    expect(plannedNotices({ ...annual, pendingInterval: 'monthly' }, now, 14)).toEqual([]);
    expect(plannedNotices({ ...annual, interval: 'monthly', pendingInterval: 'annual' }, now, 14)).toEqual([
      'renewal 2030-06-23',
    ]);
  });

  it('include no renewal notice when the member has just chosen the yearly plan that begins', () => {
    const late = new Date('2030-06-28T12:00:00Z');
    expect(plannedNotices({ ...annual, interval: 'monthly', pendingInterval: 'annual' }, late, 14)).toEqual([]);
    expect(plannedNotices(annual, late, 14)).toEqual(['renewal 2030-06-23']);
  });

  it('include a debt on days 0, 5 and 12, and its end after the grace period', () => {
    const owing = { ...annual, status: 'past_due', pastDueSince: now };
    const days = ['past-due-0 2030-06-01', 'past-due-5 2030-06-06', 'past-due-12 2030-06-13'];
    expect(plannedNotices(owing, now, 14)).toEqual([...days, 'past-due-over 2030-06-15']);
    expect(plannedNotices(owing, now, 5)).toEqual(['past-due-0 2030-06-01', 'past-due-over 2030-06-06']);
  });
});
