import type { Ref } from 'react';
import { Button } from '../../../ui/button.tsx';
import { AccountSection } from '../../../ui/account-section.tsx';
import { TierMark } from '../../../ui/tier-mark.tsx';
import { getTierName } from 'shell/tier';
import { showToast } from 'shell/toast';
import { resumeRenewal, useMembershipCommand, type Membership } from '../api/membership.ts';
import { nextChargeText, paymentOverdueText } from '../membership-status.ts';
import { formatDay, planText, priceText, formatCents } from '../texts.ts';
import { OpenBillingPortalButton } from './open-portal.tsx';

interface YourPlanProps {
  membership: Membership;
  ref: Ref<HTMLDivElement>;
  onChanged: () => void;
}

export function CurrentPlanSection({ membership, ref, onChanged }: YourPlanProps) {
  const { tier, subscription, state } = membership;
  const charge = nextChargeText(membership);
  return (
    <AccountSection id="plan" heading="Your plan" words="Your plan today, and what it costs.">
      <div ref={ref} tabIndex={-1} className="scroll-mt-40 outline-none">
        <p className="title-44 flex items-center gap-4 [&>svg]:-translate-y-[0.06em]">
          {tier !== 'free' && <TierMark tier={tier} size={44} />}
          <span>{getTierName(tier)}</span>
        </p>
        {subscription && <p className="mt-4 text-lead">{subscriptionText(membership)}</p>}
        {state === 'past-due' && (
          <p className="mt-2 max-w-text text-plain text-danger">
            {paymentOverdueText(membership.tier, membership.subscription)}
          </p>
        )}
        {charge && <p className="mt-2 max-w-text text-plain text-muted">{charge}</p>}
        <GrantedTierNote membership={membership} />
        {state === 'refunded' && <RefundedNote membership={membership} />}
        {state === 'free' && <p className="mt-3 max-w-text text-plain text-muted">It is free.</p>}
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 empty:hidden">
        <PlanAction membership={membership} onChanged={onChanged} />
      </div>
    </AccountSection>
  );
}

function subscriptionText({ tier, state, subscription }: Membership): string {
  if (!subscription) return '';
  if (subscription.tier === tier) return priceText(subscription);
  return state === 'past-due' ? planText(subscription) : `You pay for ${planText(subscription)}`;
}

function GrantedTierNote({ membership: { grantTier, tier } }: { membership: Membership }) {
  if (grantTier !== tier) return null;
  return (
    <p className="mt-3 max-w-text text-plain text-muted">
      {getTierName(grantTier)} is a gift from the institute. You pay nothing for it.
    </p>
  );
}

function RefundedNote({ membership: { refunded } }: { membership: Membership }) {
  if (!refunded) return null;
  return (
    <p className="mt-3 max-w-text text-plain text-muted">
      We refunded {formatCents(refunded.amountCents)} on {formatDay(refunded.refundedAt)}.
    </p>
  );
}

function PlanAction({ membership, onChanged }: Pick<YourPlanProps, 'membership' | 'onChanged'>) {
  switch (membership.state) {
    case 'free':
    case 'refunded':
      return (
        <Button to="/membership" variant="gold" size="large">
          See membership
        </Button>
      );
    case 'granted':
      return <Button to="/membership">See the plans</Button>;
    case 'past-due':
      return <OpenBillingPortalButton variant="gold" label="Update card" />;
    case 'cancelling':
      return <ResumeMembership onChanged={onChanged} />;
    default:
      return null;
  }
}

function ResumeMembership({ onChanged }: { onChanged: () => void }) {
  const keep = useMembershipCommand(resumeRenewal, ({ subscription }) => {
    onChanged();
    showToast({
      title: 'Your membership continues.',
      ...(subscription && { description: `It renews on ${formatDay(subscription.periodEnd)}.` }),
    });
  });
  return (
    <Button variant="primary" busy={keep.isPending} busyLabel="One moment..." onClick={() => keep.mutate()}>
      Keep my membership
    </Button>
  );
}
