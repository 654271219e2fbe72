import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import type { BillingCommand } from '../../domain/billing-command.entity.ts';
import type { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import { CarryOut, type CommandWork } from './carry-out.ts';
import { LiveSubscriptionOf } from './live-subscription-of.ts';
import type { CommandResult } from './open-commands.ts';
import { SettleUpgrade } from './settle-upgrade.ts';

@Injectable()
export class ResumeRenewal implements CommandWork {
  constructor(
    private readonly stripe: Stripe,
    private readonly liveSubscriptionOf: LiveSubscriptionOf,
    private readonly settleUpgrade: SettleUpgrade,
    private readonly carryOut: CarryOut,
  ) {}

  async resume({ userId }: { userId: string }): Promise<void> {
    await this.settleUpgrade.settle(userId);
    const subscription = await this.liveSubscriptionOf.read(userId);
    const wish = { userId, actorId: userId, kind: 'resume', target: subscription.stripeSubscriptionId } as const;
    if (!this.holds(wish, subscription)) await this.carryOut.carryOut(wish, this);
  }

  holds(_: unknown, { cancelAtPeriodEnd }: BillingSubscription): boolean {
    return !cancelAtPeriodEnd;
  }

  async work(command: BillingCommand): Promise<CommandResult> {
    const going = { cancel_at_period_end: false };
    await this.stripe.subscriptions.update(command.target, going, { idempotencyKey: command.key('keep') });
    return { action: 'billing.renewal-resumed', details: { subscription: command.target }, facts: [] };
  }
}
