import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { BillingPrice } from '../../domain/billing-price.entity.ts';
import { PricesNotSetUp } from '../../domain/errors.ts';
import { planCurrency, buildLookupKey, membershipPlans, type MembershipPlan } from '../../domain/plan.ts';

export interface PlanWithPriceIds extends MembershipPlan {
  readonly currency: string;
  readonly priceIdMonthly: string;
  readonly priceIdAnnual: string;
}

@Injectable()
export class ListPlans {
  constructor(private readonly database: Database) {}

  async list(): Promise<{ items: PlanWithPriceIds[] }> {
    const sold = await this.database.em().find(BillingPrice, { retiredAt: null });
    const ids = new Map(sold.map(({ lookupKey, id }) => [lookupKey, id]));
    const idOf = (lookupKey: string): string => {
      const id = ids.get(lookupKey);
      if (!id) throw new PricesNotSetUp();
      return id;
    };
    return {
      items: membershipPlans.map((plan) => ({
        ...plan,
        currency: planCurrency,
        priceIdMonthly: idOf(buildLookupKey(plan.tier, 'monthly')),
        priceIdAnnual: idOf(buildLookupKey(plan.tier, 'annual')),
      })),
    };
  }
}
