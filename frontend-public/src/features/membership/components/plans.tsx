import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from 'shell/session';
import { createSignInPath } from 'shell/session/next';
import { showToast } from 'shell/toast';
import { resetCheckout, startCheckout, useCheckout } from '../api/checkout.ts';
import { useMembership } from '../api/membership.ts';
import type { Plan } from '../api/plans.ts';
import { createChangePlanPath, createPlanChoicePath, signUpPath, type PlanChoice } from '../choice.ts';
import { computePlanOffer, type PlanOffer } from '../plan-offer.ts';
import type { BillingInterval } from '../prices.ts';
import { PlanCard } from './plan-card.tsx';

interface PlansProps {
  plans: readonly Plan[];
  interval: BillingInterval;
  isQuiet: boolean;
}

export function Plans({ plans, interval, isQuiet }: PlansProps) {
  const { data: membership } = useMembership();
  const { choose, opening } = useChoosePlan();
  const isPaying = membership?.subscription != null;

  return (
    <div className="grid gap-28 [--gap:clamp(0.75rem,1.9vw,1.5rem)] tablet:grid-cols-3 tablet:grid-rows-[repeat(6,auto)] tablet:gap-x-(--gap) tablet:gap-y-0">
      {plans.map((plan, index) => {
        const priceId = interval === 'annual' ? plan.priceIdAnnual : plan.priceIdMonthly;
        const offer = computePlanOffer(plan, interval, membership);
        return (
          <PlanCard
            key={plan.tier}
            plan={plan}
            below={plans[index - 1]}
            offer={offer}
            isGold={plan.popular && !isPaying && !isQuiet}
            isOpening={opening === priceId}
            onChoose={() => choose(offer.leads, priceId, { tier: plan.tier, interval })}
          />
        );
      })}
    </div>
  );
}

function useChoosePlan() {
  const { status } = useSession();
  const navigate = useNavigate();
  const checkout = useCheckout();
  const [wanted, setWanted] = useState<PlanChoice>();

  useEffect(() => {
    if (checkout.kind === 'failed') showToast({ ...CHECKOUT_FAILED, tone: 'destructive' });
    else if (checkout.kind === 'signed-out')
      void navigate(createSignInPath(wanted ? createPlanChoicePath(wanted) : '/membership'));
    else if (checkout.kind === 'already-subscribed') {
      showToast({ ...ALREADY_SUBSCRIBED, tone: 'neutral' });
      void navigate(createChangePlanPath(checkout.priceId, checkout.manageUrl));
    } else return;
    resetCheckout();
  }, [checkout, navigate, wanted]);

  /** Does not wait for the session: if the user is signed out, the checkout returns 401, which opens the sign-in page. */
  function choose(leads: PlanOffer['leads'], priceId: string, choice: PlanChoice): void {
    resetCheckout();
    setWanted(choice);
    if (status === 'visitor') void navigate(signUpPath(choice));
    else if (leads === 'account') void navigate('/account/membership');
    else if (leads === 'change') void navigate(createChangePlanPath(priceId));
    else void startCheckout(priceId);
  }

  return { choose, opening: checkout.kind === 'opening' ? checkout.priceId : undefined };
}

const CHECKOUT_FAILED = {
  title: 'Error',
  description: 'Failed to create checkout session. Please try again.',
};
const ALREADY_SUBSCRIBED = {
  title: 'You have a paid membership already.',
  description: 'Nothing was charged. Here you can change it.',
};
