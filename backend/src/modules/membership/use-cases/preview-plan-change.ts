import { Injectable } from '@nestjs/common';
import { QuotePlanChange } from '#modules/billing/index.ts';
import { computeEntitlement } from '../domain/entitlement.ts';
import { ReadEntitlements } from './read-entitlements.ts';
import type { ChangePreviewView } from './membership.view.ts';
import { compareTierFeatures } from './read-membership.ts';

@Injectable()
export class PreviewPlanChange {
  constructor(
    private readonly quotePlanChange: QuotePlanChange,
    private readonly readEntitlements: ReadEntitlements,
  ) {}

  async preview(request: { userId: string; priceId: string }): Promise<ChangePreviewView> {
    const { subscription, price, now } = await this.quotePlanChange.quote(request);
    const { paid, granted } = await this.readEntitlements.readTierSources(request.userId);
    const { tier, interval, amountCents } = price;
    return {
      ...{ tier, interval, amountCents },
      now: now && { chargeCents: now.chargeCents, prorationDate: now.prorationDate.getTime() / 1000 },
      startsAt: subscription.periodEnd.toISOString(),
      ...compareTierFeatures(computeEntitlement(paid, granted).tier, tier, granted),
    };
  }
}
