import { Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { isLiveStatus, getStatusMeaning } from '../../domain/stripe-status.ts';
import type { PendingPlan, PricedPlan, SubscriptionFacts } from '../../domain/subscription-facts.ts';
import { parseTierMetadata, ReadStripePlans, type PlansByPriceId } from './read-stripe-plans.ts';
import { isMissingInStripe } from '../stripe/stripe-circuit-breaker.ts';
import { fromUnixSeconds, getStripeId } from '../stripe/values.ts';

/** A price that is not in our database is still a membership if metadata of the price or its product names a tier. */
@Injectable()
export class ReadSubscriptions {
  private readonly log = new Logger('billing');

  constructor(
    private readonly stripe: Stripe,
    private readonly readStripePlans: ReadStripePlans,
  ) {}

  /** Throws for an unknown customer. With a wrong Stripe account, an empty result would look like ended memberships. */
  async read(query: Stripe.SubscriptionListParams): Promise<SubscriptionFacts[]> {
    const plans = await this.readStripePlans.readPlansByPriceId();
    const facts: SubscriptionFacts[] = [];
    try {
      for await (const subscription of this.stripe.subscriptions.list({ ...query, limit: 100 })) {
        const plan = await this.findPlan(subscription, plans);
        if (plan) facts.push(await this.toFacts(subscription, plan, plans));
      }
    } catch (error) {
      if (isMissingInStripe(error) && query.customer && (await this.isDeleted(query.customer))) return [];
      throw error;
    }
    return facts;
  }

  private async isDeleted(customer: string): Promise<boolean> {
    return (await this.stripe.customers.retrieve(customer)).deleted === true;
  }

  private async findPlan({ id, items }: Stripe.Subscription, plans: PlansByPriceId): Promise<PricedPlan | undefined> {
    const known = items.data.map((item) => plans.get(item.price.id)).find((plan) => plan !== undefined);
    const plan = known ?? (await this.findManualPlan(items.data[0]?.price));
    if (plan && items.data.length !== 1)
      this.log.error({ event: 'billing.odd-subscription', subscription: id, items: items.data.length });
    if (plan && !known) this.log.error({ event: 'billing.unknown-price', subscription: id, price: plan.priceId });
    return plan;
  }

  private async findManualPlan(price: Stripe.Price | undefined): Promise<PricedPlan | undefined> {
    if (!price?.recurring) return undefined;
    const { id: priceId, product, recurring, unit_amount: amountCents } = price;
    const tier =
      parseTierMetadata(price.metadata) ?? (await this.readStripePlans.readProductTier(getStripeId(product)));
    const interval = recurring.interval === 'year' ? 'annual' : 'monthly';
    return tier && { priceId, tier, interval, amountCents: amountCents ?? 0 };
  }

  private async toFacts(
    subscription: Stripe.Subscription,
    plan: PricedPlan,
    plans: PlansByPriceId,
  ): Promise<SubscriptionFacts> {
    const { id, status, customer, created, start_date, ended_at, schedule } = subscription;
    const items = subscription.items.data;
    if (getStatusMeaning(status) === 'unknown')
      this.log.error({ event: 'billing.unknown-status', subscription: id, status });
    return {
      ...plan,
      stripeSubscriptionId: id,
      stripeCustomerId: typeof customer === 'string' ? customer : customer.id,
      status,
      created: fromUnixSeconds(created),
      startedAt: fromUnixSeconds(start_date),
      endedAt: ended_at === null ? null : fromUnixSeconds(ended_at),
      periodStart: fromUnixSeconds(Math.min(...items.map((item) => item.current_period_start))),
      periodEnd: fromUnixSeconds(Math.min(...items.map((item) => item.current_period_end))),
      cancelAtPeriodEnd: subscription.cancel_at_period_end,
      scheduleId: typeof schedule === 'string' ? schedule : (schedule?.id ?? null),
      pending: isLiveStatus(status) && schedule ? await this.toPendingPlan(schedule, plan, plans) : null,
    };
  }

  private async toPendingPlan(
    schedule: string | Stripe.SubscriptionSchedule,
    plan: PricedPlan,
    plans: PlansByPriceId,
  ): Promise<PendingPlan | null> {
    try {
      const read = typeof schedule === 'string' ? await this.stripe.subscriptionSchedules.retrieve(schedule) : schedule;
      return findPendingPlan(read, plan, plans);
    } catch (error) {
      if (isMissingInStripe(error)) return null;
      throw error;
    }
  }
}

export function findPendingPlan(
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
