import { Injectable } from '@nestjs/common';
import { PlanChange } from '../../billing/index.ts';
import { EntitlementOf } from './entitlement-of.ts';
import type { ChangePreviewView } from './membership.view.ts';
import { ReadMembership, differenceOf } from './read-membership.ts';

/** Says what another plan would cost, when it would begin, and what it opens and closes. */
@Injectable()
export class PreviewChange {
  constructor(
    private readonly planChange: PlanChange,
    private readonly entitlementOf: EntitlementOf,
    private readonly readMembership: ReadMembership,
  ) {}

  async execute(asked: { userId: string; priceId: string }): Promise<ChangePreviewView> {
    const { subscription, price, now } = await this.planChange.execute(asked);
    const { tier: today } = await this.entitlementOf.execute(asked.userId);
    const { tier, interval, amountCents } = price;
    return {
      ...{ tier, interval, amountCents, now },
      startsAt: subscription.periodEnd.toISOString(),
      ...differenceOf(today, tier, await this.readMembership.grantOf(asked.userId)),
    };
  }
}
