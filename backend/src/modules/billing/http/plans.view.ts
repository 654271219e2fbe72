import { ApiProperty } from '@nestjs/swagger';
import { paidTiers, type PaidTier } from '#kernel/tier.ts';

/** A membership plan. */
export class PlanView {
  /** Display name, such as 'Creator'. */
  name!: string;
  /** The tier that the plan gives. */
  @ApiProperty({ enum: paidTiers })
  tier!: PaidTier;
  /** Whole US dollars per month. */
  monthlyPrice!: number;
  /** Whole US dollars per year. */
  annualPrice!: number;
  /** ISO 4217 code in lower case. */
  currency!: string;
  /** Price id for create-checkout with monthly billing. */
  priceIdMonthly!: string;
  /** Price id for create-checkout with yearly billing. */
  priceIdAnnual!: string;
  /** Target audience of the plan, in one sentence. */
  purpose!: string;
  /** Features that the plan adds to the plan below. */
  features!: string[];
  /** Benefit of the plan for the member, in one sentence. */
  outcome!: string;
  /** Text of the button. */
  callToAction!: string;
  /** True for the plan marked Most Popular. */
  popular!: boolean;
}

/** All plans, lowest tier first. */
export class PlansView {
  items!: PlanView[];
}
