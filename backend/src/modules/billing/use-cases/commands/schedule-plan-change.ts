import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import type { BillingCommand } from '../../domain/billing-command.entity.ts';
import type { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import { PlanChangeScheduled } from '../../domain/events.ts';
import { BillingCommandRunner, type CommandHandler } from './billing-command-runner.ts';
import { EndSubscription } from './end-subscription.ts';
import { ReadLiveSubscription } from './read-live-subscription.ts';
import type { CommandResult } from './command-store.ts';
import { QuotePlanChange } from './quote-plan-change.ts';
import { SetNextPrice } from './set-next-price.ts';
import { SettleUpgrade } from './settle-upgrade.ts';

@Injectable()
export class SchedulePlanChange implements CommandHandler {
  constructor(
    private readonly stripe: Stripe,
    private readonly quotePlanChange: QuotePlanChange,
    private readonly readLiveSubscription: ReadLiveSubscription,
    private readonly setNextPrice: SetNextPrice,
    private readonly endSubscription: EndSubscription,
    private readonly settleUpgrade: SettleUpgrade,
    private readonly commandRunner: BillingCommandRunner,
  ) {}

  async change({ userId, priceId }: { userId: string; priceId: string }): Promise<void> {
    await this.settleUpgrade.settle(userId);
    const { subscription } = await this.quotePlanChange.check({ userId, priceId });
    const request = { userId, actorId: userId, kind: 'change', target: priceId, before: subscription } as const;
    if (!this.isInEffect(request, subscription)) await this.commandRunner.submit(request, this);
  }

  isInEffect(
    { target }: Pick<BillingCommand, 'target'>,
    { pendingPriceId, cancelAtPeriodEnd }: BillingSubscription,
  ): boolean {
    return pendingPriceId === target && !cancelAtPeriodEnd;
  }

  async execute(command: BillingCommand): Promise<CommandResult> {
    const { stripeSubscriptionId, tier: from } = await this.readLiveSubscription.read(command.userId);
    const subscription = await this.stripe.subscriptions.retrieve(stripeSubscriptionId);
    await this.undoCancellation(subscription, command);
    const next = await this.setNextPrice.set(subscription, command.target, (step) => command.stepKey(step));
    const { tier, interval, amountCents } = next.price;
    const startsAt = next.startsAt.toISOString();
    const fact = { commandId: command.id, userId: command.userId, from, tier, interval, amountCents, startsAt };
    const details = { before: next.today, after: command.target, from, to: tier, interval, startsAt };
    return { action: 'billing.plan-change-scheduled', details, facts: [new PlanChangeScheduled(fact)] };
  }

  async rollBack(command: BillingCommand): Promise<void> {
    if (!command.wasCancelling) return;
    const { stripeSubscriptionId } = await this.readLiveSubscription.read(command.userId);
    await this.endSubscription.endAtPeriodEnd(stripeSubscriptionId);
  }

  private async undoCancellation(
    { id, cancel_at_period_end }: Stripe.Subscription,
    command: BillingCommand,
  ): Promise<void> {
    if (!cancel_at_period_end) return;
    await this.stripe.subscriptions.update(
      id,
      { cancel_at_period_end: false },
      { idempotencyKey: command.stepKey('keep') },
    );
  }
}
