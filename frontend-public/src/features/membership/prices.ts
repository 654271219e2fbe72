export type BillingInterval = 'monthly' | 'annual';

interface Prices {
  monthlyPrice: number;
  annualPrice: number;
}

export function formatMoney(amount: number, currency: string): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}

export function computeMonthlyEquivalent({ annualPrice }: Prices): number {
  return Math.round((annualPrice / 12) * 100) / 100;
}

/** Returns the smallest saving of all plans in whole percent, because the text applies to each plan. */
export function computeAnnualSavingPercent(plans: readonly Prices[]): number {
  const savings = plans.map(({ monthlyPrice, annualPrice }) => 1 - annualPrice / (12 * monthlyPrice));
  return savings.length === 0 ? 0 : Math.round(Math.min(...savings) * 100);
}

export function computeFreeMonths({ monthlyPrice, annualPrice }: Prices): number {
  return Math.floor(12 - annualPrice / monthlyPrice);
}

export function otherIntervalText(plan: Prices & { currency: string }, interval: BillingInterval): string {
  if (interval === 'annual')
    return `${formatMoney(computeMonthlyEquivalent(plan), plan.currency)} a month, billed yearly`;
  const free = computeFreeMonths(plan);
  const count = { 0: '', 1: ', one month free', 2: ', two months free' }[free] ?? `, ${free} months free`;
  return `Or ${formatMoney(plan.annualPrice, plan.currency)} a year${count}`;
}

export function lowestMonthlyPriceText(plans: readonly (Prices & { currency: string })[]): string | undefined {
  const [cheapest] = plans.toSorted((one, other) => one.monthlyPrice - other.monthlyPrice);
  return cheapest && formatMoney(cheapest.monthlyPrice, cheapest.currency);
}
