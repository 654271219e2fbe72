import type Stripe from 'stripe';
import type { ReadStripePlans } from './read-stripe-plans.ts';
import { findPendingPlan, ReadSubscriptions } from './read-subscriptions.ts';

const seeker = { priceId: 'price_s', tier: 'seeker', interval: 'monthly', amountCents: 1000 } as const;
const creator = { priceId: 'price_c', tier: 'creator', interval: 'annual', amountCents: 25_000 } as const;
const prices = new Map([seeker, creator].map((plan) => [plan.priceId, plan]));

type Schedule = Parameters<typeof findPendingPlan>[0];
const phase = (start_date: number, end_date: number, price: string) =>
  ({ start_date, end_date, items: [{ price }] }) as unknown as Stripe.SubscriptionSchedule.Phase;
const schedule = (...phases: Stripe.SubscriptionSchedule.Phase[]): Schedule => ({
  status: 'active',
  current_phase: { start_date: 100, end_date: 200 },
  phases,
});

describe('pending plan of a schedule', () => {
  it('is the plan of the next phase from its start', () => {
    const withPhases = schedule(phase(0, 100, 'price_c'), phase(100, 200, 'price_s'), phase(200, 300, 'price_c'));
    expect(findPendingPlan(withPhases, seeker, prices)).toEqual({ ...creator, at: new Date(200_000) });
  });

  it('is null when the plan stays the same or no phase follows', () => {
    expect(
      findPendingPlan(schedule(phase(100, 200, 'price_s'), phase(200, 300, 'price_s')), seeker, prices),
    ).toBeNull();
    expect(findPendingPlan(schedule(phase(100, 200, 'price_s')), seeker, prices)).toBeNull();
  });

  it.each(['released', 'canceled', 'completed'] as const)('is null when the schedule is %s', (status) => {
    const withPhases = { ...schedule(phase(100, 200, 'price_s'), phase(200, 300, 'price_c')), status };
    expect(findPendingPlan(withPhases, seeker, prices)).toBeNull();
  });

  it('is null when its price is not ours', () => {
    const withPhases = schedule(phase(100, 200, 'price_s'), phase(200, 300, 'price_of_another'));
    expect(findPendingPlan(withPhases, seeker, prices)).toBeNull();
  });
});

it('a subscription gets its first plan of ours when it has other items too', async () => {
  const period = { current_period_start: 100, current_period_end: 200 };
  const items = ['price_of_another', 'price_c'].map((id) => ({ ...period, price: { id } }));
  const subscription = { id: 'sub_1', status: 'active', customer: 'cus_1', items: { data: items } };
  const stripe = { subscriptions: { list: () => [subscription] } } as unknown as Stripe;
  const readStripePlans = { readPlansByPriceId: () => Promise.resolve(prices) } as unknown as ReadStripePlans;
  expect(await new ReadSubscriptions(stripe, readStripePlans).read({})).toMatchObject([
    { ...creator, status: 'active' },
  ]);
});
