import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { BillingPrice } from '../../domain/billing-price.entity.ts';
import type { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import { PaymentStillOwed, AlreadyOnPlan, StripeUnavailable, UnknownPrice } from '../../domain/errors.ts';
import { getStatusMeaning } from '../../domain/stripe-status.ts';
import { ReadLiveSubscription } from './read-live-subscription.ts';
import { toUnixSeconds } from '../stripe/values.ts';
import { QuoteUpgrade, type UpgradeQuote } from './quote-upgrade.ts';

export interface PlanChange {
  readonly subscription: BillingSubscription;
  readonly price: BillingPrice;
}

export interface PlanChangeQuote extends PlanChange {
  readonly now: UpgradeQuote | null;
}

@Injectable()
export class QuotePlanChange {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly readLiveSubscription: ReadLiveSubscription,
    private readonly quoteUpgrade: QuoteUpgrade,
  ) {}

  async check({ userId, priceId }: { userId: string; priceId: string }): Promise<PlanChange> {
    const price = await this.database.em().findOne(BillingPrice, { id: priceId, retiredAt: null });
    if (!price) throw new UnknownPrice();
    const subscription = await this.readLiveSubscription.read(userId);
    if (subscription.priceId === priceId) throw new AlreadyOnPlan();
    if (getStatusMeaning(subscription.status) !== 'pays') throw new PaymentStillOwed();
    return { subscription, price };
  }

  async quote(request: { userId: string; priceId: string }): Promise<PlanChangeQuote> {
    const { subscription, price } = await this.check(request);
    const moment = new Date(toUnixSeconds(this.clock.now()) * 1000);
    const now = await this.quoteUpgrade.quote(subscription, price, moment).catch((error: unknown) => {
      if (error instanceof StripeUnavailable) return undefined;
      throw error;
    });
    return { subscription, price, now: now ?? null };
  }
}
