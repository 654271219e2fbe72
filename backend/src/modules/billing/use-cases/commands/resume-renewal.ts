import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import type { BillingCommand } from '../../domain/billing-command.entity.ts';
import type { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import { BillingCommandRunner, type CommandHandler } from './billing-command-runner.ts';
import { ReadLiveSubscription } from './read-live-subscription.ts';
import type { CommandResult } from './command-store.ts';
import { SettleUpgrade } from './settle-upgrade.ts';

@Injectable()
export class ResumeRenewal implements CommandHandler {
  constructor(
    private readonly stripe: Stripe,
    private readonly readLiveSubscription: ReadLiveSubscription,
    private readonly settleUpgrade: SettleUpgrade,
    private readonly commandRunner: BillingCommandRunner,
  ) {}

  async resume({ userId }: { userId: string }): Promise<void> {
    await this.settleUpgrade.settle(userId);
    const subscription = await this.readLiveSubscription.read(userId);
    const request = { userId, actorId: userId, kind: 'resume', target: subscription.stripeSubscriptionId } as const;
    if (!this.isInEffect(request, subscription)) await this.commandRunner.submit(request, this);
  }

  isInEffect(_: unknown, { cancelAtPeriodEnd }: BillingSubscription): boolean {
    return !cancelAtPeriodEnd;
  }

  async execute(command: BillingCommand): Promise<CommandResult> {
    const going = { cancel_at_period_end: false };
    await this.stripe.subscriptions.update(command.target, going, { idempotencyKey: command.stepKey('keep') });
    return { action: 'billing.renewal-resumed', details: { subscription: command.target }, facts: [] };
  }
}
