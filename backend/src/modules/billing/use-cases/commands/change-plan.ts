import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Database } from '../../../../platform/database/database.ts';
import type { BillingCommand } from '../../domain/billing-command.entity.ts';
import { BillingPrice } from '../../domain/billing-price.entity.ts';
import type { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import { NoSubscription } from '../../domain/errors.ts';
import { PlanChangeScheduled } from '../../domain/events.ts';
import { fromSeconds } from '../read-subscriptions.ts';
import { CarryOut, type CommandWork } from './carry-out.ts';
import { LiveSubscriptionOf } from './live-subscription-of.ts';
import type { Deed } from './open-commands.ts';
import { PlanChange } from './plan-change.ts';
import { idOf } from './release-schedule.ts';

/**
 * Lets another plan begin with the next billing cycle. Today's plan stays until then, and nothing is charged before. A
 * change that waits already is replaced; a cancellation is taken back, for who chooses a plan wants to stay.
 */
@Injectable()
export class ChangePlan implements CommandWork {
  constructor(
    private readonly stripe: Stripe,
    private readonly database: Database,
    private readonly planChange: PlanChange,
    private readonly liveSubscriptionOf: LiveSubscriptionOf,
    private readonly carryOut: CarryOut,
  ) {}

  async execute({ userId, priceId }: { userId: string; priceId: string }): Promise<void> {
    const { subscription } = await this.planChange.execute({ userId, priceId });
    const wish = { userId, actorId: userId, kind: 'change', target: priceId } as const;
    if (!this.holds(wish, subscription)) await this.carryOut.execute(wish, this);
  }

  holds(
    { target }: Pick<BillingCommand, 'target'>,
    { pendingPriceId, cancelAtPeriodEnd }: BillingSubscription,
  ): boolean {
    return pendingPriceId === target && !cancelAtPeriodEnd;
  }

  async work(command: BillingCommand): Promise<Deed> {
    const price = await this.database.em().findOneOrFail(BillingPrice, { id: command.target });
    const { stripeSubscriptionId, tier: from } = await this.liveSubscriptionOf.execute(command.userId);
    const subscription = await this.stripe.subscriptions.retrieve(stripeSubscriptionId);
    const [item] = subscription.items.data;
    if (!item) throw new NoSubscription();
    await this.keep(subscription, command);
    await this.setPhases(subscription, item, price, command);
    const { tier, interval, amountCents } = price;
    const startsAt = fromSeconds(item.current_period_end).toISOString();
    const fact = { commandId: command.id, userId: command.userId, from, tier, interval, amountCents, startsAt };
    const details = { before: item.price.id, after: price.id, startsAt };
    return { action: 'billing.plan-change-scheduled', details, facts: [new PlanChangeScheduled(fact)] };
  }

  private async keep({ id, cancel_at_period_end }: Stripe.Subscription, command: BillingCommand): Promise<void> {
    if (!cancel_at_period_end) return;
    await this.stripe.subscriptions.update(
      id,
      { cancel_at_period_end: false },
      { idempotencyKey: command.key('keep') },
    );
  }

  private async setPhases(
    subscription: Stripe.Subscription,
    item: Stripe.SubscriptionItem,
    price: BillingPrice,
    command: BillingCommand,
  ): Promise<void> {
    const { id, current_phase } = await this.scheduleOf(subscription, command);
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
      { idempotencyKey: command.key('phases') },
    );
  }

  /** The schedule that governs the subscription, or a new one, which changes nothing yet. */
  private scheduleOf(
    { id, schedule }: Stripe.Subscription,
    command: BillingCommand,
  ): Promise<Stripe.SubscriptionSchedule> {
    if (schedule) return this.stripe.subscriptionSchedules.retrieve(idOf(schedule));
    return this.stripe.subscriptionSchedules.create(
      { from_subscription: id },
      { idempotencyKey: command.key('schedule') },
    );
  }
}
