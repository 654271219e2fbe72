import { PAID_TIERS, type PaidTier } from 'shell/tier';
import type { Plan } from './api/plans.ts';
import { formatMoney, type BillingInterval } from './prices.ts';

/** A chosen plan, as it is passed in URLs through sign-in or sign-up. */
export interface Choice {
  tier: PaidTier;
  interval: BillingInterval;
}

const PAGE = '/membership';

export function choicePath({ tier, interval }: Choice): string {
  return `${PAGE}?${new URLSearchParams({ plan: tier, billing: interval }).toString()}`;
}

export function signUpPath(choice: Choice): string {
  return `/auth?${new URLSearchParams({ mode: 'sign-up', next: choicePath(choice) }).toString()}`;
}

export function choiceFromUrl(search: URLSearchParams): Choice | undefined {
  const tier = PAID_TIERS.find((known) => known === search.get('plan'));
  return tier && { tier, interval: search.get('billing') === 'monthly' ? 'monthly' : 'annual' };
}

/** The plan that is named in the `next` URL of the sign-in page. */
export function choiceFromReturnPath(next: string | null): Choice | undefined {
  const [path, search] = next?.split('?') ?? [];
  return path === PAGE ? choiceFromUrl(new URLSearchParams(search)) : undefined;
}

export interface ChosenPlan {
  plan: Plan;
  interval: BillingInterval;
  priceId: string;
  /** Price and billing interval: "$250 a year". */
  price: string;
}

export function chosenPlan(plans: readonly Plan[] | undefined, choice: Choice | undefined): ChosenPlan | undefined {
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

/** Path that previews and confirms a plan change; `page` is the account's membership page. */
export function changePath(priceId: string, page = '/account/membership'): string {
  return `${page}?${new URLSearchParams({ [CHANGE_PRICE_PARAM]: priceId }).toString()}`;
}
