import { useEffect, useRef, useState } from 'react';
import { AccountSection } from '../../../ui/account-section.tsx';
import type { Membership } from '../api/membership.ts';
import { CheckoutNotice } from './checkout-notice.tsx';
import { ChangePlan } from './change-plan.tsx';
import { Invoices } from './invoices.tsx';
import { CancelMembership } from './cancel-membership.tsx';
import { RefundOffer } from './refund-offer.tsx';
import { OpenBillingPortalButton } from './open-portal.tsx';
import { PendingPlanChange } from './pending-change.tsx';
import { CurrentPlanSection } from './your-plan.tsx';

export function MembershipSections({ membership }: { membership: Membership }) {
  const { state, subscription, pending, refund } = membership;
  const plan = useRef<HTMLDivElement>(null);
  const [changes, setChanges] = useState(0);
  const onChanged = (): void => setChanges((count) => count + 1);
  useEffect(() => {
    if (changes > 0) plan.current?.focus();
  }, [changes]);

  return (
    <>
      <CurrentPlanSection membership={membership} ref={plan} onChanged={onChanged} />
      <CheckoutNotice />
      {pending && <PendingPlanChange membership={membership} pending={pending} onChanged={onChanged} />}
      {subscription && <ChangePlan membership={membership} onChanged={onChanged} />}
      {refund && <RefundOffer membership={membership} refund={refund} onChanged={onChanged} />}
      {subscription && (
        <AccountSection
          id="card"
          heading="Card and billing"
          words="Opens at our payment provider in a new tab. We never see your card number."
        >
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <OpenBillingPortalButton label="Manage subscription" />
          </div>
        </AccountSection>
      )}
      <Invoices />
      {subscription && state !== 'cancelling' && (
        <CancelMembership subscription={subscription} pending={pending} onChanged={onChanged} />
      )}
    </>
  );
}
