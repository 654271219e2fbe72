import type Stripe from 'stripe';
import type { PendingPlan, PricedPlan } from '../../domain/subscription-facts.ts';

/** What a schedule makes of its subscription next; null when it is over, or nothing more changes. */
export function pendingPlanOf(
  schedule: Pick<Stripe.SubscriptionSchedule, 'status' | 'current_phase' | 'phases'>,
  present: PricedPlan,
  prices: ReadonlyMap<string, PricedPlan>,
): PendingPlan | null {
  const current = schedule.current_phase;
  if (schedule.status !== 'active' || !current) return null;
  const next = schedule.phases.find((phase) => phase.start_date >= current.end_date);
  const price = next?.items[0]?.price;
  const plan = prices.get((typeof price === 'string' ? price : price?.id) ?? '');
  return next && plan && plan.priceId !== present.priceId ? { ...plan, at: new Date(next.start_date * 1000) } : null;
}
