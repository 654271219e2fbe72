import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.ts';
import { BillingCommand } from '../../domain/billing-command.entity.ts';
import { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import { ChangeNowNotOffered } from '../../domain/errors.ts';
import { StartCheckout } from '../checkout/start-checkout.ts';
import { StripeLine } from '../stripe/stripe-line.ts';
import { QuotePlanChange } from './quote-plan-change.ts';
import { RefundPurchase } from './refund-purchase.ts';

interface PlanAsked {
  readonly userId: string;
  readonly priceId: string;
}

/**
 * Leads an annual member within the 30 days to a higher plan at once: the payment is given back, the subscription ends,
 * and the new plan is bought. Whoever then leaves the checkout is free and has the money back.
 */
@Injectable()
export class UpgradeNow {
  constructor(
    private readonly database: Database,
    private readonly quotePlanChange: QuotePlanChange,
    private readonly refundPurchase: RefundPurchase,
    private readonly startCheckout: StartCheckout,
    private readonly line: StripeLine,
  ) {}

  /** Where the new plan is paid. Asked again after the first step, it goes on with the second. */
  change(asked: PlanAsked): Promise<{ url: string }> {
    // Both steps in the time that a person waits for one.
    return this.line.ask(() => this.giveBackAndSell(asked));
  }

  private async giveBackAndSell(asked: PlanAsked): Promise<{ url: string }> {
    const { userId } = asked;
    if (!(await this.isGivenBack(userId))) {
      const { now } = await this.quotePlanChange.quote(asked);
      if (!now) throw new ChangeNowNotOffered();
      await this.refundPurchase.refund({ userId, actorId: userId });
    }
    return this.startCheckout.start(asked);
  }

  private async isGivenBack(userId: string): Promise<boolean> {
    const em = this.database.em();
    if ((await em.findOne(BillingSubscription, { userId }))?.isLive()) return false;
    return (await em.count(BillingCommand, { userId, kind: 'refund', state: 'done' })) > 0;
  }
}
