import { BillingSubscription } from './billing-subscription.entity.ts';
import type { SubscriptionFacts } from './subscription-facts.ts';

const start = new Date('2030-01-10T00:00:00Z');
const after = (days: number, ms = 0) => new Date(start.getTime() + days * 86_400_000 + ms);
const graceDays = 14;

const facts = (changes: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
  stripeSubscriptionId: 'sub_1',
  stripeCustomerId: 'cus_1',
  status: 'active',
  tier: 'creator',
  interval: 'monthly',
  priceId: 'price_1',
  amountCents: 2500,
  created: after(-30),
  startedAt: after(-30),
  endedAt: null,
  periodStart: after(-30),
  periodEnd: start,
  cancelAtPeriodEnd: false,
  scheduleId: null,
  pending: null,
  ...changes,
});

function followed(...steps: [changes: Partial<SubscriptionFacts>, now: Date][]): BillingSubscription {
  const row = Object.assign(
    Object.create(BillingSubscription.prototype) as BillingSubscription,
    BillingSubscription.create('user', facts()),
  );
  for (const [changes, now] of steps) row.sync(facts(changes), 'creator', now);
  return row;
}

describe('tier of a subscription', () => {
  it.each([
    ['active', 'creator'],
    ['trialing', 'creator'],
    ['incomplete', 'free'],
    ['incomplete_expired', 'free'],
    ['canceled', 'free'],
    ['unpaid', 'free'],
    ['paused', 'free'],
    ['a_future_status', 'free'],
  ])('status %s gives %s', (status, tier) => {
    expect(followed([{ status }, start]).computeTierAt(start, graceDays)).toBe(tier);
  });

  it('lasts through the grace period from the first debt and ends after it', () => {
    const owing = followed([{ status: 'past_due' }, start]);
    expect(owing.computeTierAt(after(graceDays, -1), graceDays)).toBe('creator');
    expect(owing.computeTierAt(after(graceDays), graceDays)).toBe('free');
  });

  it('is at most the last paid tier while the first payment of a higher plan is owed, and at most the plan', () => {
    const upAndOwing = followed([{ tier: 'visionary', status: 'past_due' }, start]);
    expect(upAndOwing.computeTierAt(start, graceDays)).toBe('creator');
    upAndOwing.sync(facts({ tier: 'visionary' }), 'visionary', after(1));
    expect(upAndOwing.computeTierAt(after(1), graceDays)).toBe('visionary');
    expect(followed([{ tier: 'seeker', status: 'past_due' }, start]).computeTierAt(start, graceDays)).toBe('seeker');
  });

  it('counts grace from the first debt when the debt is reported again', () => {
    const owing = followed(
      [{ status: 'past_due' }, start],
      [{ status: 'past_due', cancelAtPeriodEnd: true }, after(10)],
    );
    expect(owing.computeTierAt(after(graceDays), graceDays)).toBe('free');
  });

  it('starts a new grace period when the earlier debt was paid', () => {
    const owing = followed([{ status: 'past_due' }, start], [{}, after(2)], [{ status: 'past_due' }, after(30)]);
    expect(owing.computeTierAt(after(30 + graceDays, -1), graceDays)).toBe('creator');
  });

  it('ignores the debt of another subscription', () => {
    const owing = followed(
      [{ status: 'past_due' }, start],
      [{ status: 'past_due', stripeSubscriptionId: 'sub_2' }, after(10)],
    );
    expect(owing.computeTierAt(after(10 + graceDays, -1), graceDays)).toBe('creator');
  });

  it('starts grace no earlier than the unpaid period when our clock is behind', () => {
    const owing = followed([{ status: 'past_due', periodStart: start }, after(-31)]);
    expect(owing.computeTierAt(after(graceDays, -1), graceDays)).toBe('creator');
  });

  it('reports the end of grace once per debt', () => {
    const owing = followed([{ status: 'past_due' }, start]);
    expect(owing.endGrace(after(15)).payload).toMatchObject({ userId: 'user', tier: 'free', status: 'past_due' });
    owing.sync(facts({ status: 'past_due', cancelAtPeriodEnd: true }), 'creator', after(16));
    expect(owing.graceEndedAt).toEqual(after(15));
    owing.sync(facts(), 'creator', after(17));
    owing.sync(facts({ status: 'past_due' }), 'creator', after(50));
    expect(owing.graceEndedAt).toBeNull();
  });
});

describe('second purchase', () => {
  it.each([
    ['active', true],
    ['past_due', true],
    ['unpaid', true],
    ['paused', true],
    ['incomplete', true],
    ['a_future_status', true],
    ['canceled', false],
    ['incomplete_expired', false],
  ])('status %s: refused is %s', (status, refused) => {
    expect(followed([{ status }, start]).isLive()).toBe(refused);
  });
});

describe('comparison with Stripe', () => {
  it('matches after a sync and differs after any change that members can see', () => {
    const row = followed([{}, start]);
    expect(row.matches(facts())).toBe(true);
    const differences: Partial<SubscriptionFacts>[] = [
      { status: 'past_due' },
      { tier: 'seeker' },
      { interval: 'annual' },
      { periodEnd: after(1) },
      { cancelAtPeriodEnd: true },
      { stripeSubscriptionId: 'sub_2' },
    ];
    for (const difference of differences) expect(row.matches(facts(difference))).toBe(false);
  });
});
