import { ApiProperty } from '@nestjs/swagger';
import { paidTiers, type PaidTier } from '#kernel/tier.ts';

export class PlanView {
  /** Display name, such as 'Creator'. */
  name!: string;
  /** The tier that the plan gives. */
  @ApiProperty({ enum: paidTiers })
  tier!: PaidTier;
  /** Price per month with monthly billing, in whole US dollars. */
  monthlyPrice!: number;
  /** Price per year with yearly billing, in whole US dollars. */
  annualPrice!: number;
  /** Currency as an ISO 4217 code in lower case. */
  currency!: string;
  /** Price id for monthly billing, to send to create-checkout. */
  priceIdMonthly!: string;
  /** Price id for yearly billing, to send to create-checkout. */
  priceIdAnnual!: string;
  /** Target audience of the plan, in one sentence. */
  purpose!: string;
  /** Features that the plan has in addition to those of the next lower plan. */
  features!: string[];
  /** Benefit of the plan for the member, in one sentence. */
  outcome!: string;
  /** Text of the button that buys the plan. */
  callToAction!: string;
  /** True for the plan that the page marks as Most Popular. */
  popular!: boolean;
}

export class PlansView {
  items!: PlanView[];
}
