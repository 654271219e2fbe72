import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import type { BillingCommand } from '../../domain/billing-command.entity.ts';
import type { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import { RenewalCancelled } from '../../domain/events.ts';
import { isLive } from '../../domain/stripe-status.ts';
import { CarryOut, type CommandWork } from './carry-out.ts';
import { LiveSubscriptionOf } from './live-subscription-of.ts';
import type { CommandResult } from './open-commands.ts';
import { releaseSchedule, SetNextPrice } from './set-next-price.ts';
import { SettleUpgrade } from './settle-upgrade.ts';

/** Cancels a subscription at the end of the paid period and drops a pending change of plan. */
@Injectable()
export class CancelRenewal implements CommandWork {
  constructor(
    private readonly stripe: Stripe,
    private readonly liveSubscriptionOf: LiveSubscriptionOf,
    private readonly setNextPrice: SetNextPrice,
    private readonly settleUpgrade: SettleUpgrade,
    private readonly carryOut: CarryOut,
  ) {}

  async cancel({ userId }: { userId: string }): Promise<void> {
    await this.settleUpgrade.settle(userId);
    const subscription = await this.liveSubscriptionOf.read(userId);
    const target = subscription.stripeSubscriptionId;
    const wish = { userId, actorId: userId, kind: 'cancel', target, before: subscription } as const;
    if (!this.holds(wish, subscription)) await this.carryOut.carryOut(wish, this);
  }

  holds(_: unknown, { cancelAtPeriodEnd }: BillingSubscription): boolean {
    return cancelAtPeriodEnd;
  }

  async work(command: BillingCommand): Promise<CommandResult> {
    const { tier, periodEnd } = await this.liveSubscriptionOf.read(command.userId);
    const subscription = await this.stripe.subscriptions.retrieve(command.target);
    await releaseSchedule(this.stripe, subscription, { idempotencyKey: command.key('release') });
    const ending = { cancel_at_period_end: true };
    await this.stripe.subscriptions.update(command.target, ending, { idempotencyKey: command.key('end') });
    const endsAt = periodEnd.toISOString();
    const fact = new RenewalCancelled({ commandId: command.id, userId: command.userId, tier, endsAt });
    return {
      action: 'billing.renewal-cancelled',
      details: { subscription: command.target, endsAt },
      facts: [fact],
    };
  }

  async putBack(command: BillingCommand): Promise<void> {
    if (!command.pendingBefore) return;
    const subscription = await this.stripe.subscriptions.retrieve(command.target);
    if (subscription.schedule || subscription.cancel_at_period_end || !isLive(subscription.status)) return;
    await this.setNextPrice.set(subscription, command.pendingBefore, (step) => command.key(`back-${step}`));
  }
}
