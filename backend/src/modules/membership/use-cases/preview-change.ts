import { Injectable } from '@nestjs/common';
import { QuotePlanChange } from '../../billing/index.ts';
import { EntitlementOf } from './entitlements-of.ts';
import type { ChangePreviewView } from './membership.view.ts';
import { ReadMembership, differenceOf } from './read-membership.ts';

/** Says what another plan would cost, when it would begin, and what it opens and closes. */
@Injectable()
export class PreviewChange {
  constructor(
    private readonly quotePlanChange: QuotePlanChange,
    private readonly entitlementOf: EntitlementOf,
    private readonly readMembership: ReadMembership,
  ) {}

  async preview(asked: { userId: string; priceId: string }): Promise<ChangePreviewView> {
    const { subscription, price, now } = await this.quotePlanChange.quote(asked);
    const { tier: today } = await this.entitlementOf.read(asked.userId);
    const { tier, interval, amountCents } = price;
    return {
      ...{ tier, interval, amountCents, now },
      startsAt: subscription.periodEnd.toISOString(),
      ...differenceOf(today, tier, await this.readMembership.grantOf(asked.userId)),
    };
  }
}
