import { Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { Database } from '../../../platform/database/database.ts';
import { BillingPrice } from '../domain/billing-price.entity.ts';
import { isLive, meaningOf } from '../domain/stripe-status.ts';
import type { PendingPlan, PricedPlan, SubscriptionFacts } from '../domain/subscription-facts.ts';
import { pendingPlanOf } from './pending-plan.ts';
import { isMissing } from './stripe-line.ts';

type KnownPlans = ReadonlyMap<string, PricedPlan>;

/**
 * Reads subscriptions from Stripe as we understand them. Those on prices that were never ours are left out: other
 * products may share the account.
 */
@Injectable()
export class ReadSubscriptions {
  private readonly log = new Logger('billing');

  constructor(
    private readonly stripe: Stripe,
    private readonly database: Database,
  ) {}

  /** Every subscription the query finds, on all pages; none when Stripe does not know the customer (any more). */
  async execute(query: Stripe.SubscriptionListParams): Promise<SubscriptionFacts[]> {
    const plans = await this.knownPlans();
    const facts: SubscriptionFacts[] = [];
    try {
      for await (const subscription of this.stripe.subscriptions.list({ ...query, limit: 100 })) {
        const plan = this.planOf(subscription, plans);
        if (plan) facts.push(await this.factsOf(subscription, plan, plans));
      }
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
    return facts;
  }

  private async knownPlans(): Promise<KnownPlans> {
    const prices = await this.database.em().findAll(BillingPrice);
    return new Map(
      prices.map(({ id, tier, interval, amountCents }) => [id, { priceId: id, tier, interval, amountCents }]),
    );
  }

  private planOf({ id, items }: Stripe.Subscription, plans: KnownPlans): PricedPlan | undefined {
    const plan = items.data.map((item) => plans.get(item.price.id)).find((known) => known !== undefined);
    if (plan && items.data.length !== 1)
      this.log.error({ event: 'billing.odd-subscription', subscription: id, items: items.data.length });
    return plan;
  }

  private async factsOf(
    subscription: Stripe.Subscription,
    plan: PricedPlan,
    plans: KnownPlans,
  ): Promise<SubscriptionFacts> {
    const { id, status, customer, created, start_date, ended_at, schedule } = subscription;
    const items = subscription.items.data;
    if (meaningOf(status) === 'unknown') this.log.error({ event: 'billing.unknown-status', subscription: id, status });
    return {
      ...plan,
      stripeSubscriptionId: id,
      stripeCustomerId: typeof customer === 'string' ? customer : customer.id,
      status,
      created: fromSeconds(created),
      startedAt: fromSeconds(start_date),
      endedAt: ended_at === null ? null : fromSeconds(ended_at),
      periodStart: fromSeconds(Math.min(...items.map((item) => item.current_period_start))),
      periodEnd: fromSeconds(Math.min(...items.map((item) => item.current_period_end))),
      cancelAtPeriodEnd: subscription.cancel_at_period_end,
      scheduleId: typeof schedule === 'string' ? schedule : (schedule?.id ?? null),
      pending: isLive(status) && schedule ? await this.pendingOf(schedule, plan, plans) : null,
    };
  }

  private async pendingOf(
    schedule: string | Stripe.SubscriptionSchedule,
    plan: PricedPlan,
    plans: KnownPlans,
  ): Promise<PendingPlan | null> {
    try {
      const read = typeof schedule === 'string' ? await this.stripe.subscriptionSchedules.retrieve(schedule) : schedule;
      return pendingPlanOf(read, plan, plans);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }
}

/** Stripe counts whole seconds. */
export const fromSeconds = (seconds: number): Date => new Date(seconds * 1000);
export const toSeconds = (time: Date): number => Math.floor(time.getTime() / 1000);
