import { winnerOf, type SubscriptionFacts } from './subscription-facts.ts';

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
const winner = (...all: SubscriptionFacts[]) => winnerOf(all)?.stripeSubscriptionId;

describe('the subscription that speaks for a customer', () => {
  it('is none when there is none', () => {
    expect(winner()).toBeUndefined();
  });

  it('is a paid one before an owed one, however much younger the other is', () => {
    expect(winner(facts('owed', 'past_due', 9), facts('paid', 'active', 1))).toBe('paid');
    expect(winner(facts('owed', 'past_due', 9), facts('tried', 'trialing', 1))).toBe('tried');
  });

  it('is an owed one before whatever gives nothing', () => {
    expect(winner(facts('unpaid', 'unpaid', 9), facts('owed', 'past_due', 1), facts('over', 'canceled', 12))).toBe(
      'owed',
    );
  });

  it('is one that Stripe may still charge for before one that is over', () => {
    expect(winner(facts('over', 'canceled', 9), facts('unpaid', 'unpaid', 1))).toBe('unpaid');
    expect(winner(facts('over', 'canceled', 9), facts('new', 'a_status_of_tomorrow', 1))).toBe('new');
  });

  it('is the latest made among equals, in whatever order Stripe lists them', () => {
    const all = [facts('a', 'active', 1), facts('b', 'active', 3), facts('c', 'active', 2)];
    expect(winner(...all)).toBe('b');
    expect(winner(...[...all].reverse())).toBe('b');
  });
});
