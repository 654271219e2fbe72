import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import type { BillingCommand } from '../../domain/billing-command.entity.ts';
import type { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import { NothingPending } from '../../domain/errors.ts';
import { CarryOut, type CommandWork } from './carry-out.ts';
import { LiveSubscriptionOf } from './live-subscription-of.ts';
import type { CommandResult } from './open-commands.ts';
import { releaseSchedule } from './set-next-price.ts';
import { SettleUpgrade } from './settle-upgrade.ts';

@Injectable()
export class UndoPlanChange implements CommandWork {
  constructor(
    private readonly stripe: Stripe,
    private readonly liveSubscriptionOf: LiveSubscriptionOf,
    private readonly settleUpgrade: SettleUpgrade,
    private readonly carryOut: CarryOut,
  ) {}

  async undo({ userId }: { userId: string }): Promise<void> {
    const wasWaiting = await this.settleUpgrade.settle(userId);
    const subscription = await this.liveSubscriptionOf.read(userId);
    const wish = { userId, actorId: userId, kind: 'undo-change', target: subscription.stripeSubscriptionId } as const;
    if (!this.holds(wish, subscription)) await this.carryOut.carryOut(wish, this);
    else if (!wasWaiting) throw new NothingPending();
  }

  holds(_: unknown, subscription: BillingSubscription): boolean {
    return subscription.pending() === null;
  }

  async work(command: BillingCommand): Promise<CommandResult> {
    const subscription = await this.stripe.subscriptions.retrieve(command.target);
    await releaseSchedule(this.stripe, subscription, { idempotencyKey: command.key('release') });
    return { action: 'billing.plan-change-undone', details: { subscription: command.target }, facts: [] };
  }
}
