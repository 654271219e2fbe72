import { Button } from '../../../ui/button.tsx';
import type { Plan } from '../api/plans.ts';
import type { PlanOffer } from '../plan-offer.ts';
import { otherIntervalText, formatMoney, type BillingInterval } from '../prices.ts';
import { TierRings } from './tier-rings.tsx';

interface PlanCardProps {
  plan: Plan;
  below: Plan | undefined;
  offer: PlanOffer;
  isGold: boolean;
  isOpening: boolean;
  onChoose: () => void;
}

export function PlanCard({ plan, below, offer, isGold, isOpening, onChoose }: PlanCardProps) {
  const heading = `plan-${plan.tier}`;
  return (
    <article
      aria-labelledby={heading}
      className="grid grid-cols-[minmax(0,1fr)_auto] [--pad:clamp(0.25rem,2.6vw,2.0625rem)] tablet:row-span-full tablet:grid-cols-1 tablet:grid-rows-subgrid tablet:px-(--pad) last:*:data-line:after:right-0"
    >
      {plan.popular && <MostPopularLabel />}
      <div
        data-line
        className="relative col-start-2 row-start-2 flex items-end justify-end border-b-hair border-line tablet:col-start-1 tablet:row-start-1 tablet:-mx-(--pad) tablet:justify-center tablet:border-0 tablet:pb-px tablet:after:absolute tablet:after:inset-x-0 tablet:after:bottom-0 tablet:after:-right-(--gap) tablet:after:h-[1.25px] tablet:after:bg-line"
      >
        <TierRings tier={plan.tier} />
      </div>
      <h2
        id={heading}
        className="col-start-1 row-start-2 flex items-end border-b-hair border-line font-display text-[min(14vw,3.5rem)] leading-display tracking-display tablet:border-0 tablet:pt-7 tablet:text-[clamp(2rem,3.4vw,2.75rem)] tablet:leading-title tablet:tracking-title"
      >
        <span className="max-tablet:baseline-bottom">{plan.name}</span>
      </h2>
      <p className="col-span-full row-start-3 pt-4 text-17 leading-normal text-muted tablet:pt-2">{plan.purpose}</p>
      <div className="col-span-full row-start-4 pt-5">
        <PlanPrice plan={plan} interval="annual" />
        <PlanPrice plan={plan} interval="monthly" />
      </div>
      <div className="col-span-full row-start-5 pt-6">
        <Button
          variant={isGold ? 'gold' : 'secondary'}
          size="large"
          wide
          className="tablet:max-wide:px-2 tablet:max-wide:text-base"
          busy={isOpening}
          busyLabel="Opening..."
          onClick={onChoose}
        >
          {offer.label}
        </Button>
        {offer.note && <p className="mt-3 text-center text-small text-muted">{offer.note}</p>}
      </div>
      <Features plan={plan} below={below} />
    </article>
  );
}

function MostPopularLabel() {
  return (
    <>
      <p className="col-span-full row-start-1 mb-2 text-15 font-strong text-mark tablet:z-1 tablet:mb-[calc(46%+0.75rem)] tablet:self-end tablet:justify-self-center tablet:text-nowrap">
        Most Popular
      </p>
      <div
        aria-hidden="true"
        className="col-start-1 row-span-5 row-start-2 -mx-(--pad) hidden rounded-b-card border border-t-0 border-rule bg-card tablet:block"
      />
    </>
  );
}

function Features({ plan, below }: Pick<PlanCardProps, 'plan' | 'below'>) {
  return (
    <div className="col-span-full row-start-6 pt-10 text-plain tablet:pb-8">
      <p className="border-b border-rule pb-3 font-strong tablet:max-wide:text-small">
        {below ? `Everything in ${below.name}, and` : 'Included'}
      </p>
      <ul>
        {plan.features.map((feature) => (
          <li key={feature} className="border-b border-rule py-2.75">
            {feature}
          </li>
        ))}
      </ul>
      <p className="pt-4 text-muted">{plan.outcome}</p>
    </div>
  );
}

/** The style sheet shows the chosen interval, so that the choice needs no script. */
function PlanPrice({ plan, interval }: { plan: Plan; interval: BillingInterval }) {
  const isAnnual = interval === 'annual';
  return (
    <div
      data-interval={interval}
      className="transition-[opacity,translate] duration-180 starting:translate-y-1 starting:opacity-0"
    >
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="font-display text-[clamp(3.25rem,5.9vw,4.75rem)] leading-none tracking-display max-tablet:text-[min(4.75rem,24vw)]">
          {formatMoney(isAnnual ? plan.annualPrice : plan.monthlyPrice, plan.currency)}
        </span>
        <span className="text-plain whitespace-nowrap text-muted">{isAnnual ? 'a year' : 'a month'}</span>
      </p>
      <p className="mt-3 text-small text-muted">{otherIntervalText(plan, interval)}</p>
    </div>
  );
}
