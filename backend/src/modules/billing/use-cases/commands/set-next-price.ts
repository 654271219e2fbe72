import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Database } from '#platform/database/database.ts';
import { BillingPrice } from '../../domain/billing-price.entity.ts';
import { NoActiveSubscription } from '../../domain/errors.ts';
import { fromUnixSeconds, getStripeId } from '../stripe/values.ts';

export interface NextPlan {
  readonly price: BillingPrice;
  readonly today: string;
  readonly startsAt: Date;
}

@Injectable()
export class SetNextPrice {
  constructor(
    private readonly stripe: Stripe,
    private readonly database: Database,
  ) {}

  async set(subscription: Stripe.Subscription, priceId: string, keyFor: (step: string) => string): Promise<NextPlan> {
    const price = await this.database.em().findOneOrFail(BillingPrice, { id: priceId });
    const [item] = subscription.items.data;
    if (!item) throw new NoActiveSubscription();
    const { id, current_phase } = await this.findOrCreateSchedule(subscription, keyFor('schedule'));
    const quantity = item.quantity ?? 1;
    const today: Stripe.SubscriptionScheduleUpdateParams.Phase = {
      items: [{ price: item.price.id, quantity }],
      start_date: current_phase?.start_date ?? item.current_period_start,
      end_date: item.current_period_end,
      proration_behavior: 'none',
    };
    const next: Stripe.SubscriptionScheduleUpdateParams.Phase = {
      items: [{ price: price.id, quantity }],
      duration: { interval: price.interval === 'annual' ? 'year' : 'month', interval_count: 1 },
      proration_behavior: 'none',
    };
    await this.stripe.subscriptionSchedules.update(
      id,
      { end_behavior: 'release', proration_behavior: 'none', phases: [today, next] },
      { idempotencyKey: keyFor('phases') },
    );
    return { price, today: item.price.id, startsAt: fromUnixSeconds(item.current_period_end) };
  }

  private findOrCreateSchedule(
    { id, schedule }: Stripe.Subscription,
    idempotencyKey: string,
  ): Promise<Stripe.SubscriptionSchedule> {
    if (schedule) return this.stripe.subscriptionSchedules.retrieve(getStripeId(schedule));
    return this.stripe.subscriptionSchedules.create({ from_subscription: id }, { idempotencyKey });
  }
}

export async function releaseSchedule(
  stripe: Stripe,
  { schedule }: Stripe.Subscription,
  options: Stripe.RequestOptions = {},
): Promise<void> {
  if (schedule) await stripe.subscriptionSchedules.release(getStripeId(schedule), {}, options);
}
