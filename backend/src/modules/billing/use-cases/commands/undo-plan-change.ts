import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import type { BillingCommand } from '../../domain/billing-command.entity.ts';
import type { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import { NoPlanChangePending } from '../../domain/errors.ts';
import { BillingCommandRunner, type CommandHandler } from './billing-command-runner.ts';
import { ReadLiveSubscription } from './read-live-subscription.ts';
import type { CommandResult } from './command-store.ts';
import { releaseSchedule } from './set-next-price.ts';
import { SettleUpgrade } from './settle-upgrade.ts';

@Injectable()
export class UndoPlanChange implements CommandHandler {
  constructor(
    private readonly stripe: Stripe,
    private readonly readLiveSubscription: ReadLiveSubscription,
    private readonly settleUpgrade: SettleUpgrade,
    private readonly commandRunner: BillingCommandRunner,
  ) {}

  async undo({ userId }: { userId: string }): Promise<void> {
    const wasWaiting = await this.settleUpgrade.settle(userId);
    const subscription = await this.readLiveSubscription.read(userId);
    const request = {
      userId,
      actorId: userId,
      kind: 'undo-change',
      target: subscription.stripeSubscriptionId,
    } as const;
    if (!this.isInEffect(request, subscription)) await this.commandRunner.submit(request, this);
    else if (!wasWaiting) throw new NoPlanChangePending();
  }

  isInEffect(_: unknown, subscription: BillingSubscription): boolean {
    return subscription.pending() === null;
  }

  async execute(command: BillingCommand): Promise<CommandResult> {
    const subscription = await this.stripe.subscriptions.retrieve(command.target);
    await releaseSchedule(this.stripe, subscription, { idempotencyKey: command.stepKey('release') });
    return { action: 'billing.plan-change-undone', details: { subscription: command.target }, facts: [] };
  }
}
