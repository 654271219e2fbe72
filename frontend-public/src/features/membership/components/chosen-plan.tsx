import { Button } from '../../../ui/button.tsx';
import { TierMark } from '../../../ui/tier-mark.tsx';
import type { ChosenPlan as Chosen } from '../choice.ts';
import { otherIntervalText } from '../prices.ts';

export function ChosenPlanSummary({ plan, interval, price }: Chosen) {
  return (
    <section aria-labelledby="chosen" className="text-plain wide:col-span-5 wide:col-start-8 wide:row-start-1">
      <h2 id="chosen" className="border-b border-rule pb-4 font-sans text-17 leading-normal font-normal text-muted">
        You chose
      </h2>
      <p className="title-44 mt-5 flex items-center gap-4 [&>svg]:-translate-y-[0.06em]">
        <TierMark tier={plan.tier} size={44} />
        {plan.name}
      </p>
      <p className="mt-3 text-lead">{price}</p>
      <p className="text-small text-muted">{otherIntervalText(plan, interval)}</p>
      <p className="mt-4 text-muted">
        Payment opens in a new tab. You have a 30-day money-back guarantee and can cancel at any time.
      </p>
      <p className="mt-2">
        <Button variant="quiet" to="/membership">
          Choose another plan
        </Button>
      </p>
    </section>
  );
}
