import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import type { CommandRequest } from '../../domain/billing-command.entity.ts';
import type { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import { StripeUnavailable, UpgradeNotOffered, UpgradePriceChanged, UpgradeUnconfirmed } from '../../domain/errors.ts';
import { BillingCommandRunner } from './billing-command-runner.ts';
import { CommandStore } from './command-store.ts';
import { QuotePlanChange } from './quote-plan-change.ts';
import { isImmediateUpgrade, QuoteUpgrade } from './quote-upgrade.ts';
import { SettleUpgrade } from './settle-upgrade.ts';
import { UpgradeHandler } from './upgrade-handler.ts';

const quoteValidMs = 3_600_000;
const maxClockDifferenceMs = 5_000;

export interface UpgradeRequest {
  readonly userId: string;
  readonly priceId: string;
  readonly chargeCents: number;
  readonly prorationDate: Date;
}

/** Stripe applies the change only after the payment, so a declined card changes nothing. */
@Injectable()
export class UpgradeToday {
  constructor(
    private readonly clock: Clock,
    private readonly quotePlanChange: QuotePlanChange,
    private readonly quoteUpgrade: QuoteUpgrade,
    private readonly commandStore: CommandStore,
    private readonly settleUpgrade: SettleUpgrade,
    private readonly commandRunner: BillingCommandRunner,
    private readonly upgradeHandler: UpgradeHandler,
  ) {}

  async upgrade({ userId, priceId, chargeCents, prorationDate }: UpgradeRequest): Promise<void> {
    const amount = { amountCents: chargeCents, prorationDate };
    const request: CommandRequest = { userId, actorId: userId, kind: 'upgrade', target: priceId, ...amount };
    if (await this.commandStore.isDone(request)) return;
    await this.settleUpgrade.settle(userId, request);
    const before = (await this.commandStore.isOpen(request)) ? undefined : await this.checkOffer(request, amount);
    try {
      await this.commandRunner.submit({ ...request, ...(before && { before }) }, this.upgradeHandler);
    } catch (error) {
      const isUnknown = error instanceof StripeUnavailable && (await this.commandStore.isOpen(request));
      throw isUnknown ? new UpgradeUnconfirmed() : error;
    }
  }

  private async checkOffer(
    { userId, target: priceId }: CommandRequest,
    shown: { amountCents: number; prorationDate: Date },
  ): Promise<BillingSubscription> {
    const age = this.clock.now().getTime() - shown.prorationDate.getTime();
    const { subscription, price } = await this.quotePlanChange.check({ userId, priceId });
    if (!isImmediateUpgrade(subscription, price)) throw new UpgradeNotOffered();
    if (age > quoteValidMs || age < -maxClockDifferenceMs) throw new UpgradePriceChanged();
    const now = await this.quoteUpgrade.quote(subscription, price, shown.prorationDate);
    if (!now) throw new UpgradeNotOffered();
    if (now.chargeCents !== shown.amountCents) throw new UpgradePriceChanged();
    return subscription;
  }
}
