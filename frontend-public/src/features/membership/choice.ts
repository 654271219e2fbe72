import { PAID_TIERS, type PaidTier } from 'shell/tier';
import type { Plan } from './api/plans.ts';
import { formatMoney, type BillingInterval } from './prices.ts';

export interface PlanChoice {
  tier: PaidTier;
  interval: BillingInterval;
}

const PAGE = '/membership';

export function createPlanChoicePath({ tier, interval }: PlanChoice): string {
  return `${PAGE}?${new URLSearchParams({ plan: tier, billing: interval }).toString()}`;
}

export function signUpPath(choice: PlanChoice): string {
  return `/auth?${new URLSearchParams({ mode: 'sign-up', next: createPlanChoicePath(choice) }).toString()}`;
}

export function parsePlanChoice(search: URLSearchParams): PlanChoice | undefined {
  const tier = PAID_TIERS.find((known) => known === search.get('plan'));
  return tier && { tier, interval: search.get('billing') === 'monthly' ? 'monthly' : 'annual' };
}

export function parsePlanChoiceFromReturnPath(next: string | null): PlanChoice | undefined {
  const [path, search] = next?.split('?') ?? [];
  return path === PAGE ? parsePlanChoice(new URLSearchParams(search)) : undefined;
}

export interface ChosenPlan {
  plan: Plan;
  interval: BillingInterval;
  priceId: string;
  price: string;
}

export function findChosenPlan(
  plans: readonly Plan[] | undefined,
  choice: PlanChoice | undefined,
): ChosenPlan | undefined {
  const plan = plans?.find(({ tier }) => tier === choice?.tier);
  if (!plan || !choice) return undefined;
  const { interval } = choice;
  const isAnnual = interval === 'annual';
  return {
    plan,
    interval,
    priceId: isAnnual ? plan.priceIdAnnual : plan.priceIdMonthly,
    price: `${formatMoney(isAnnual ? plan.annualPrice : plan.monthlyPrice, plan.currency)} ${isAnnual ? 'a year' : 'a month'}`,
  };
}

export const CHANGE_PRICE_PARAM = 'to';

export function createChangePlanPath(priceId: string, page = '/account/membership'): string {
  return `${page}?${new URLSearchParams({ [CHANGE_PRICE_PARAM]: priceId }).toString()}`;
}
