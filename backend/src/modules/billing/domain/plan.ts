import { isTierAtLeast, type PaidTier, type Tier } from '#kernel/tier.ts';

export const billingIntervals = ['monthly', 'annual'] as const;
export type BillingInterval = (typeof billingIntervals)[number];

export interface MembershipPlan {
  readonly name: string;
  readonly tier: PaidTier;
  readonly monthlyPrice: number;
  readonly annualPrice: number;
  readonly purpose: string;
  readonly features: string[];
  readonly outcome: string;
  readonly callToAction: string;
  readonly popular: boolean;
}

export const planCurrency = 'usd';

export const membershipPlans: readonly MembershipPlan[] = [
  {
    name: 'Seeker',
    tier: 'seeker',
    monthlyPrice: 10,
    annualPrice: 100,
    purpose: 'Begin a practice and keep it.',
    features: [
      'All four programs, except modules marked Creator or Visionary',
      'Guided meditations, 12 to 30 minutes',
      'The Weekly Unity Circle, and a workshop each month',
      'Forum and resource library',
    ],
    outcome: 'A quiet place to come back to, every week.',
    callToAction: 'Become a Seeker',
    popular: false,
  },
  {
    name: 'Creator',
    tier: 'creator',
    monthlyPrice: 25,
    annualPrice: 250,
    purpose: 'Go deeper, and bring it into your work.',
    features: [
      'The Deep Practice Circle, Saturdays',
      'Replays of every circle and workshop',
      'The modules marked Creator',
      'Transcripts to keep, in the library',
    ],
    outcome: 'A practice you can feel in what you make.',
    callToAction: 'Become a Creator',
    popular: true,
  },
  {
    name: 'Visionary',
    tier: 'visionary',
    monthlyPrice: 50,
    annualPrice: 500,
    purpose: 'Lead with others, and build what serves.',
    features: [
      'Quarterly Mastermind',
      'Unity Ventures Access: its Incubator, venture workshop and applications',
      'Leadership Circle',
      'Mentorship',
    ],
    outcome: 'Company for the work you were called to.',
    callToAction: 'Become a Visionary',
    popular: false,
  },
];

export const lowestMonthlyPrice: number = Math.min(...membershipPlans.map(({ monthlyPrice }) => monthlyPrice));

export interface MembershipPrice {
  readonly lookupKey: string;
  readonly tier: PaidTier;
  readonly interval: BillingInterval;
  readonly cents: number;
}

export const buildLookupKey = (tier: PaidTier, interval: BillingInterval): string => `${tier}_${interval}`;

/** One price per tier and interval, so that a yearly buyer is never charged monthly. */
export const membershipPrices: readonly MembershipPrice[] = membershipPlans.flatMap((plan) =>
  billingIntervals.map((interval) => ({
    lookupKey: buildLookupKey(plan.tier, interval),
    tier: plan.tier,
    interval,
    cents: (interval === 'monthly' ? plan.monthlyPrice : plan.annualPrice) * 100,
  })),
);

export const getPlanName = (tier: PaidTier): string => membershipPlans.find((plan) => plan.tier === tier)?.name ?? tier;

export const listAddedFeatures = (lower: Tier, higher: Tier): string[] =>
  membershipPlans
    .filter(({ tier }) => isTierAtLeast(higher, tier) && !isTierAtLeast(lower, tier))
    .flatMap(({ features }) => features);
