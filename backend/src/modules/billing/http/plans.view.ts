import { ApiProperty } from '@nestjs/swagger';
import { paidTiers, type PaidTier } from '#kernel/tier.ts';

/** One membership plan. */
export class PlanView {
  /** Shown name, such as 'Creator'. */
  name!: string;
  /** What the plan unlocks. */
  @ApiProperty({ enum: paidTiers })
  tier!: PaidTier;
  /** Whole US dollars a month. */
  monthlyPrice!: number;
  /** Whole US dollars a year. */
  annualPrice!: number;
  /** ISO 4217, in lower case. */
  currency!: string;
  /** What create-checkout takes for paying by the month. */
  priceIdMonthly!: string;
  /** What create-checkout takes for paying by the year. */
  priceIdAnnual!: string;
  /** One sentence: whom it is for. */
  purpose!: string;
  /** What it adds to the plan below. */
  features!: string[];
  /** One sentence: what it is like. */
  outcome!: string;
  /** The words on its button. */
  callToAction!: string;
  /** True for the plan that is marked Most Popular. */
  popular!: boolean;
}

/** All plans, lowest tier first. */
export class PlansView {
  items!: PlanView[];
}
