import { reaches, type PaidTier, type Tier } from '#kernel/tier.ts';

export const intervals = ['monthly', 'annual'] as const;
export type Interval = (typeof intervals)[number];

/** What one tier costs and gives, in the words of the membership page. Prices are whole US dollars. */
export interface Plan {
  readonly name: string;
  readonly tier: PaidTier;
  readonly monthlyPrice: number;
  readonly annualPrice: number;
  readonly purpose: string;
  /** What it adds to the tier below. */
  readonly features: string[];
  readonly outcome: string;
  readonly callToAction: string;
  readonly popular: boolean;
}

export const currency = 'usd';

/** The three plans, in rank order. */
export const plans: readonly Plan[] = [
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

/** Of all plans the one that costs least a month, in whole dollars. */
export const lowestMonthlyPrice: number = Math.min(...plans.map(({ monthlyPrice }) => monthlyPrice));

/** What is sold: a tier, paid by the month or by the year. */
export interface Offer {
  /** The name under which Stripe keeps its price, such as `creator_annual`. */
  readonly lookupKey: string;
  readonly tier: PaidTier;
  readonly interval: Interval;
  readonly cents: number;
}

export const lookupKeyOf = (tier: PaidTier, interval: Interval): string => `${tier}_${interval}`;

/** The six offers: one price for each tier and interval, so that an annual buyer is never charged by the month. */
export const offers: readonly Offer[] = plans.flatMap((plan) =>
  intervals.map((interval) => ({
    lookupKey: lookupKeyOf(plan.tier, interval),
    tier: plan.tier,
    interval,
    cents: (interval === 'monthly' ? plan.monthlyPrice : plan.annualPrice) * 100,
  })),
);

/** The shown name of a tier that is sold. */
export const planName = (tier: PaidTier): string => plans.find((plan) => plan.tier === tier)?.name ?? tier;

/** What a tier gives beyond a lower one, in the catalogue's sentences; nothing when it is not the higher. */
export const featuresBetween = (lower: Tier, higher: Tier): string[] =>
  plans.filter(({ tier }) => reaches(higher, tier) && !reaches(lower, tier)).flatMap(({ features }) => features);
