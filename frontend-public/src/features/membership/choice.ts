import { PAID_TIERS, type PaidTier } from 'shell/tier';
import type { Plan } from './api/plans.ts';
import { money, type BillingInterval } from './prices.ts';

/** A plan somebody wants to buy, as an address carries it through signing in or up. */
export interface Choice {
  tier: PaidTier;
  interval: BillingInterval;
}

const PAGE = '/membership';

/** The membership page with a plan chosen. */
export function choicePath({ tier, interval }: Choice): string {
  return `${PAGE}?${new URLSearchParams({ plan: tier, billing: interval }).toString()}`;
}

/** Where a visitor goes who has chosen a plan: to a new account, and from there back to what they chose. */
export function joinPath(choice: Choice): string {
  return `/auth?${new URLSearchParams({ mode: 'sign-up', next: choicePath(choice) }).toString()}`;
}

/** The plan an address of the membership page names. */
export function choiceOf(search: URLSearchParams): Choice | undefined {
  const tier = PAID_TIERS.find((known) => known === search.get('plan'));
  return tier && { tier, interval: search.get('billing') === 'monthly' ? 'monthly' : 'annual' };
}

/** The plan that somebody at the sign-in page goes on to. */
export function choiceIn(next: string | null): Choice | undefined {
  const [path, search] = next?.split('?') ?? [];
  return path === PAGE ? choiceOf(new URLSearchParams(search)) : undefined;
}

export interface ChosenPlan {
  plan: Plan;
  interval: BillingInterval;
  priceId: string;
  /** "$250 a year". */
  price: string;
}

/** A choice among the plans that are sold. */
export function chosenPlan(plans: readonly Plan[] | undefined, choice: Choice | undefined): ChosenPlan | undefined {
  const plan = plans?.find(({ tier }) => tier === choice?.tier);
  if (!plan || !choice) return undefined;
  const { interval } = choice;
  const isAnnual = interval === 'annual';
  return {
    plan,
    interval,
    priceId: isAnnual ? plan.priceIdAnnual : plan.priceIdMonthly,
    price: `${money(isAnnual ? plan.annualPrice : plan.monthlyPrice, plan.currency)} ${isAnnual ? 'a year' : 'a month'}`,
  };
}

/** The part of the address of the account's membership page that names the price a change is looked at for. */
export const CHANGE_TO = 'to';

/** Where a change to a price is looked at, and made. `page` is the account's membership page. */
export function changePath(priceId: string, page = '/account/membership'): string {
  return `${page}?${new URLSearchParams({ [CHANGE_TO]: priceId }).toString()}`;
}
