import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { resetCheckout, startCheckout, useCheckout } from '../api/checkout.ts';
import { useMembership } from '../api/membership.ts';
import { plansQuery, type Plan } from '../api/plans.ts';
import { findChosenPlan, type PlanChoice, type ChosenPlan } from '../choice.ts';

export function CheckoutNotice({ choice }: { choice?: PlanChoice | undefined }) {
  const checkout = useCheckout();
  const { data: plans } = useQuery(plansQuery());
  const { data: membership } = useMembership();
  const isPaying = membership?.subscription != null;
  const hasArrived = isPaying && checkout.kind === 'paid';
  useEffect(() => {
    if (hasArrived) resetCheckout();
  }, [hasArrived]);
  const chosen = membership && !isPaying ? findChosenPlan(plans, choice) : undefined;

  return (
    <div role="status" aria-label="Your choice" className="empty:absolute">
      {checkout.kind === 'opening' && !isPaying && <NoticeLine>Opening payment in a new tab...</NoticeLine>}
      {checkout.kind === 'open' && !isPaying && (
        <NoticeLine action={<Button href={checkout.url}>Open it again</Button>}>
          Payment{forPlanText(plans, checkout.priceId)} is open in the other tab. This page changes once you have paid.
        </NoticeLine>
      )}
      {checkout.kind === 'blocked' && (
        <NoticeLine
          action={
            <Button href={checkout.url} variant="primary">
              Go to payment
            </Button>
          }
        >
          Your browser blocked the new tab. You can pay{forPlanText(plans, checkout.priceId)} here.
        </NoticeLine>
      )}
      {checkout.kind === 'paid' && !isPaying && (
        <NoticeLine>Your payment went through. This page changes in a moment.</NoticeLine>
      )}
      {checkout.kind === 'none' && chosen && <StartCheckout {...chosen} />}
    </div>
  );
}

function StartCheckout({ plan, price, priceId }: ChosenPlan) {
  return (
    <NoticeLine
      action={
        <Button variant="gold" onClick={() => void startCheckout(priceId)}>
          Go to payment
        </Button>
      }
    >
      You chose {plan.name}, {price}. Payment opens in a new tab.
    </NoticeLine>
  );
}

/** The button that the user clicked is further down the page, so the line scrolls into view. */
function NoticeLine({ action, children }: { action?: ReactNode; children: ReactNode }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    line.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={line}
      className="flex scroll-mt-28 flex-wrap items-center gap-x-8 gap-y-4 border-y border-rule py-6 text-plain"
    >
      <p className="max-w-144">{children}</p>
      {action}
    </div>
  );
}

function forPlanText(plans: readonly Plan[] | undefined, priceId: string): string {
  const plan = plans?.find(({ priceIdMonthly, priceIdAnnual }) => [priceIdMonthly, priceIdAnnual].includes(priceId));
  return plan ? ` for ${plan.name}` : '';
}
