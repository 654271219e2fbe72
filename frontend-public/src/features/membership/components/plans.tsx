import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../shell/session.tsx';
import { signInPath } from '../../../shell/session/next.ts';
import { toast } from '../../../ui/toast.tsx';
import { useCheckout, type CheckoutEnd } from '../api/checkout.ts';
import { useMembership } from '../api/membership.ts';
import type { Plan } from '../api/plans.ts';
import { changePath } from '../change-path.ts';
import { offerOf, type PlanOffer } from '../plan-offer.ts';
import type { BillingInterval } from '../prices.ts';
import { CheckoutNotice } from './checkout-notice.tsx';
import { PlanCard } from './plan-card.tsx';

interface PlansProps {
  plans: readonly Plan[];
  interval: BillingInterval;
  /** Something else on the page is its one call to action. */
  isQuiet: boolean;
}

/**
 * The tiers, and what happens when one is chosen: a visitor signs in first, who does not pay yet is taken to the
 * checkout, and who pays already to a change of that.
 */
export function Plans({ plans, interval, isQuiet }: PlansProps) {
  const { data: membership } = useMembership();
  const { choose, opening, end } = useChoice();
  const isPaying = membership?.subscription != null;

  return (
    <>
      <div className="grid gap-28 [--gap:clamp(0.75rem,1.9vw,1.5rem)] tablet:grid-cols-3 tablet:grid-rows-[repeat(6,auto)] tablet:gap-x-(--gap) tablet:gap-y-0">
        {plans.map((plan, index) => {
          const priceId = interval === 'annual' ? plan.priceIdAnnual : plan.priceIdMonthly;
          const offer = offerOf(plan, interval, membership);
          return (
            <PlanCard
              key={plan.tier}
              plan={plan}
              rank={RANKS[plan.tier]}
              below={plans[index - 1]}
              interval={interval}
              offer={offer}
              isGold={plan.popular && !isPaying && !isQuiet}
              isOpening={opening === priceId}
              onChoose={() => choose(offer.leads, priceId)}
            />
          );
        })}
      </div>
      <CheckoutNotice end={end} />
    </>
  );
}

function useChoice() {
  const { status } = useSession();
  const navigate = useNavigate();
  const [end, setEnd] = useState<CheckoutEnd>();
  const checkout = useCheckout((ended) => {
    setEnd(ended);
    if (ended.kind === 'failed') toast({ ...CHECKOUT_FAILED, tone: 'destructive' });
    if (ended.kind === 'signed-out') signInFirst();
    if (ended.kind === 'already-subscribed') {
      toast({ ...NOT_TWICE, tone: 'neutral' });
      void navigate(changePath(ended.priceId, ended.manageUrl));
    }
  });

  function signInFirst(): void {
    void navigate(signInPath('/membership'));
  }

  /** While the stored session is still being looked at, the call waits for it and says who is not signed in. */
  function choose(leads: PlanOffer['leads'], priceId: string): void {
    setEnd(undefined);
    if (status === 'visitor') signInFirst();
    else if (leads === 'account') void navigate('/account/membership');
    else if (leads === 'change') void navigate(changePath(priceId));
    else void checkout.start(priceId);
  }

  return { choose, opening: checkout.opening, end };
}

const RANKS = { seeker: 1, creator: 2, visionary: 3 } as const;
const CHECKOUT_FAILED = {
  title: 'Error',
  description: 'Failed to create checkout session. Please try again.',
};
const NOT_TWICE = {
  title: 'You have a paid membership already.',
  description: 'Nothing was charged. Here you can change it.',
};
