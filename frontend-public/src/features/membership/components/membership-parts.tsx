import { useEffect, useRef, useState } from 'react';
import { Part } from '../../../ui/part.tsx';
import type { Membership } from '../api/membership.ts';
import { CheckoutNotice } from './checkout-notice.tsx';
import { ChangePlan } from './change-plan.tsx';
import { Invoices } from './invoices.tsx';
import { Leaving } from './leaving.tsx';
import { MoneyBack } from './money-back.tsx';
import { OpenPortal } from './open-portal.tsx';
import { PendingChange } from './pending-change.tsx';
import { YourPlan } from './your-plan.tsx';

/** After each change, the plan is scrolled into view and focused. */
export function MembershipParts({ membership }: { membership: Membership }) {
  const { state, subscription, pending, refund } = membership;
  const plan = useRef<HTMLDivElement>(null);
  const [changes, setChanges] = useState(0);
  const onChanged = (): void => setChanges((count) => count + 1);
  useEffect(() => {
    if (changes > 0) plan.current?.focus();
  }, [changes]);

  return (
    <>
      <YourPlan membership={membership} ref={plan} onChanged={onChanged} />
      <CheckoutNotice />
      {pending && <PendingChange membership={membership} pending={pending} onChanged={onChanged} />}
      {subscription && <ChangePlan membership={membership} onChanged={onChanged} />}
      {refund && <MoneyBack membership={membership} refund={refund} onChanged={onChanged} />}
      {subscription && (
        <Part
          id="card"
          heading="Card and billing"
          words="Opens at our payment provider in a new tab. We never see your card number."
        >
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <OpenPortal label="Manage subscription" />
          </div>
        </Part>
      )}
      <Invoices />
      {subscription && state !== 'cancelling' && (
        <Leaving subscription={subscription} pending={pending} onChanged={onChanged} />
      )}
    </>
  );
}
