import type { Plan } from '../api/plans.ts';
import { inTheOtherCycle, money, type BillingInterval } from '../prices.ts';

/** What a plan costs, and what that means in the other cycle. A changed figure rolls in; nothing moves round it. */
export function PlanPrice({ plan, interval }: { plan: Plan; interval: BillingInterval }) {
  const isAnnual = interval === 'annual';
  return (
    <>
      <p
        key={interval}
        className="flex flex-wrap items-baseline gap-x-2.5 transition-[opacity,translate] duration-[180ms] starting:translate-y-1 starting:opacity-0"
      >
        <span className="font-display text-[clamp(3.25rem,5.9vw,4.75rem)] leading-none tracking-[-0.03em] max-tablet:text-[min(4.75rem,24vw)]">
          {money(isAnnual ? plan.annualPrice : plan.monthlyPrice, plan.currency)}
        </span>
        <span className="text-plain whitespace-nowrap text-muted">{isAnnual ? 'a year' : 'a month'}</span>
      </p>
      <p className="mt-3 text-small text-muted">{inTheOtherCycle(plan, interval)}</p>
    </>
  );
}
