import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { forgetCheckout, startCheckout, useCheckout } from '../api/checkout.ts';
import { useMembership } from '../api/membership.ts';
import { plansQuery, type Plan } from '../api/plans.ts';
import { chosenPlan, type Choice, type ChosenPlan } from '../choice.ts';

/**
 * Open in another tab, blocked (with a link), or ready to start for a plan chosen before the sign-in. Screen readers
 * announce it.
 */
export function CheckoutNotice({ choice }: { choice?: Choice | undefined }) {
  const checkout = useCheckout();
  const { data: plans } = useQuery(plansQuery());
  const { data: membership } = useMembership();
  const isPaying = membership?.subscription != null;
  const hasArrived = isPaying && checkout.kind === 'paid';
  useEffect(() => {
    if (hasArrived) forgetCheckout();
  }, [hasArrived]);
  const chosen = membership && !isPaying ? chosenPlan(plans, choice) : undefined;

  return (
    <div role="status" aria-label="Your choice" className="empty:absolute">
      {checkout.kind === 'opening' && !isPaying && <Line>Opening payment in a new tab...</Line>}
      {checkout.kind === 'open' && !isPaying && (
        <Line action={<Button href={checkout.url}>Open it again</Button>}>
          Payment{of(plans, checkout.priceId)} is open in the other tab. This page changes once you have paid.
        </Line>
      )}
      {checkout.kind === 'blocked' && (
        <Line
          action={
            <Button href={checkout.url} variant="primary">
              Open the checkout
            </Button>
          }
        >
          Your browser blocked the new tab. You can pay{of(plans, checkout.priceId)} here.
        </Line>
      )}
      {checkout.kind === 'paid' && !isPaying && <Line>Your payment went through. This page changes in a moment.</Line>}
      {checkout.kind === 'none' && chosen && <Begin {...chosen} />}
    </div>
  );
}

function Begin({ plan, price, priceId }: ChosenPlan) {
  return (
    <Line
      action={
        <Button variant="gold" onClick={() => void startCheckout(priceId)}>
          Go to payment
        </Button>
      }
    >
      You chose {plan.name}, {price}. Payment opens in a new tab.
    </Line>
  );
}

/** Scrolls into view, because the plan's button is further down the page. */
function Line({ action, children }: { action?: ReactNode; children: ReactNode }) {
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

/** " for Creator", if the plan of the price is known. */
function of(plans: readonly Plan[] | undefined, priceId: string): string {
  const plan = plans?.find(({ priceIdMonthly, priceIdAnnual }) => [priceIdMonthly, priceIdAnnual].includes(priceId));
  return plan ? ` for ${plan.name}` : '';
}
