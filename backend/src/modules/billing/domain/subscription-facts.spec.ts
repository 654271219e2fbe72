import { chooseSubscription, type SubscriptionFacts } from './subscription-facts.ts';

const day = (n: number) => new Date(Date.UTC(2030, 0, n));
const facts = (id: string, status: string, createdOn: number): SubscriptionFacts => ({
  stripeSubscriptionId: id,
  stripeCustomerId: 'cus_1',
  status,
  tier: 'creator',
  interval: 'monthly',
  priceId: 'price_1',
  amountCents: 2500,
  startedAt: day(createdOn),
  endedAt: null,
  scheduleId: null,
  pending: null,
  created: day(createdOn),
  periodStart: day(createdOn),
  periodEnd: day(createdOn + 30),
  cancelAtPeriodEnd: false,
});
const winner = (...all: SubscriptionFacts[]) => chooseSubscription(all)?.stripeSubscriptionId;

describe('chosen subscription of a customer', () => {
  it('is undefined without subscriptions', () => {
    expect(winner()).toBeUndefined();
  });

  it('is a paid one before a newer owed one', () => {
    expect(winner(facts('owed', 'past_due', 9), facts('paid', 'active', 1))).toBe('paid');
    expect(winner(facts('owed', 'past_due', 9), facts('tried', 'trialing', 1))).toBe('tried');
  });

  it('is an owed one before one without access', () => {
    expect(winner(facts('unpaid', 'unpaid', 9), facts('owed', 'past_due', 1), facts('over', 'canceled', 12))).toBe(
      'owed',
    );
  });

  it('is a chargeable one before an ended one', () => {
    expect(winner(facts('over', 'canceled', 9), facts('unpaid', 'unpaid', 1))).toBe('unpaid');
    expect(winner(facts('over', 'canceled', 9), facts('new', 'a_future_status', 1))).toBe('new');
  });

  it('is the newest among equals in any order of the list', () => {
    const all = [facts('a', 'active', 1), facts('b', 'active', 3), facts('c', 'active', 2)];
    expect(winner(...all)).toBe('b');
    expect(winner(...[...all].reverse())).toBe('b');
  });
});
