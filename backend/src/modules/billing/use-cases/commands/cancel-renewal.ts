import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import type { BillingCommand } from '../../domain/billing-command.entity.ts';
import type { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import { RenewalCancelled } from '../../domain/events.ts';
import { isLiveStatus } from '../../domain/stripe-status.ts';
import { BillingCommandRunner, type CommandHandler } from './billing-command-runner.ts';
import { ReadLiveSubscription } from './read-live-subscription.ts';
import type { CommandResult } from './command-store.ts';
import { releaseSchedule, SetNextPrice } from './set-next-price.ts';
import { SettleUpgrade } from './settle-upgrade.ts';

@Injectable()
export class CancelRenewal implements CommandHandler {
  constructor(
    private readonly stripe: Stripe,
    private readonly readLiveSubscription: ReadLiveSubscription,
    private readonly setNextPrice: SetNextPrice,
    private readonly settleUpgrade: SettleUpgrade,
    private readonly commandRunner: BillingCommandRunner,
  ) {}

  async cancel({ userId }: { userId: string }): Promise<void> {
    await this.settleUpgrade.settle(userId);
    const subscription = await this.readLiveSubscription.read(userId);
    const target = subscription.stripeSubscriptionId;
    const request = { userId, actorId: userId, kind: 'cancel', target, before: subscription } as const;
    if (!this.isInEffect(request, subscription)) await this.commandRunner.submit(request, this);
  }

  isInEffect(_: unknown, { cancelAtPeriodEnd }: BillingSubscription): boolean {
    return cancelAtPeriodEnd;
  }

  async execute(command: BillingCommand): Promise<CommandResult> {
    const { tier, periodEnd } = await this.readLiveSubscription.read(command.userId);
    const subscription = await this.stripe.subscriptions.retrieve(command.target);
    await releaseSchedule(this.stripe, subscription, { idempotencyKey: command.stepKey('release') });
    const ending = { cancel_at_period_end: true };
    await this.stripe.subscriptions.update(command.target, ending, { idempotencyKey: command.stepKey('end') });
    const endsAt = periodEnd.toISOString();
    const fact = new RenewalCancelled({ commandId: command.id, userId: command.userId, tier, endsAt });
    return {
      action: 'billing.renewal-cancelled',
      details: { subscription: command.target, endsAt },
      facts: [fact],
    };
  }

  async rollBack(command: BillingCommand): Promise<void> {
    if (!command.pendingBefore) return;
    const subscription = await this.stripe.subscriptions.retrieve(command.target);
    if (subscription.schedule || subscription.cancel_at_period_end || !isLiveStatus(subscription.status)) return;
    await this.setNextPrice.set(subscription, command.pendingBefore, (step) => command.stepKey(`back-${step}`));
  }
}
