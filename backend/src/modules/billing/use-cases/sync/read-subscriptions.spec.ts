import type Stripe from 'stripe';
import { pendingPlanOf } from './read-subscriptions.ts';

const seeker = { priceId: 'price_s', tier: 'seeker', interval: 'monthly', amountCents: 1000 } as const;
const creator = { priceId: 'price_c', tier: 'creator', interval: 'annual', amountCents: 25_000 } as const;
const prices = new Map([seeker, creator].map((plan) => [plan.priceId, plan]));

type Told = Parameters<typeof pendingPlanOf>[0];
const phase = (start_date: number, end_date: number, price: string) =>
  ({ start_date, end_date, items: [{ price }] }) as unknown as Stripe.SubscriptionSchedule.Phase;
const schedule = (...phases: Stripe.SubscriptionSchedule.Phase[]): Told => ({
  status: 'active',
  current_phase: { start_date: 100, end_date: 200 },
  phases,
});

describe('what a schedule makes of a subscription', () => {
  it('is the plan of the phase after the present one, from its beginning', () => {
    const told = schedule(phase(0, 100, 'price_c'), phase(100, 200, 'price_s'), phase(200, 300, 'price_c'));
    expect(pendingPlanOf(told, seeker, prices)).toEqual({ ...creator, at: new Date(200_000) });
  });

  it('is nothing when the plan stays the same, or no phase follows', () => {
    expect(pendingPlanOf(schedule(phase(100, 200, 'price_s'), phase(200, 300, 'price_s')), seeker, prices)).toBeNull();
    expect(pendingPlanOf(schedule(phase(100, 200, 'price_s')), seeker, prices)).toBeNull();
  });

  it.each(['released', 'canceled', 'completed'] as const)('is nothing once the schedule is %s', (status) => {
    const told = { ...schedule(phase(100, 200, 'price_s'), phase(200, 300, 'price_c')), status };
    expect(pendingPlanOf(told, seeker, prices)).toBeNull();
  });

  it('is nothing we can name when its price was never ours', () => {
    const told = schedule(phase(100, 200, 'price_s'), phase(200, 300, 'price_of_another'));
    expect(pendingPlanOf(told, seeker, prices)).toBeNull();
  });
});
