import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../shell/session.tsx';
import { signInPath } from '../../../shell/session-next.ts';
import { toast } from '../../../ui/toast.tsx';
import { useCheckout, type CheckoutEnd } from '../api/checkout.ts';
import type { Plan } from '../api/plans.ts';
import type { BillingInterval } from '../prices.ts';
import { CheckoutNotice } from './checkout-notice.tsx';
import { PlanCard } from './plan-card.tsx';

/** The tiers, and what happens when one is chosen: a visitor signs in first, a member is taken to the checkout. */
export function Plans({ plans, interval }: { plans: readonly Plan[]; interval: BillingInterval }) {
  const { status, tier } = useSession();
  const navigate = useNavigate();
  const [end, setEnd] = useState<CheckoutEnd>();
  const checkout = useCheckout((ended) => {
    setEnd(ended);
    if (ended.kind === 'failed') toast({ ...CHECKOUT_FAILED, tone: 'destructive' });
    if (ended.kind === 'signed-out') signInFirst();
  });

  function signInFirst(): void {
    void navigate(signInPath('/membership'));
  }

  /** While the stored session is still being looked at, the call waits for it and says who is not signed in. */
  function choose(priceId: string): void {
    setEnd(undefined);
    if (status === 'visitor') signInFirst();
    else void checkout.start(priceId);
  }

  return (
    <>
      <div className="grid gap-28 [--gap:clamp(0.75rem,1.9vw,1.5rem)] tablet:grid-cols-3 tablet:grid-rows-[repeat(6,auto)] tablet:gap-x-(--gap) tablet:gap-y-0">
        {plans.map((plan, index) => {
          const priceId = interval === 'annual' ? plan.priceIdAnnual : plan.priceIdMonthly;
          return (
            <PlanCard
              key={plan.tier}
              plan={plan}
              rank={RANKS[plan.tier]}
              below={plans[index - 1]}
              interval={interval}
              isCurrent={tier === plan.tier}
              isOpening={checkout.opening === priceId}
              onChoose={() => choose(priceId)}
            />
          );
        })}
      </div>
      <CheckoutNotice end={end} />
    </>
  );
}

const RANKS = { seeker: 1, creator: 2, visionary: 3 } as const;
const CHECKOUT_FAILED = {
  title: 'Error',
  description: 'Failed to create checkout session. Please try again.',
};
