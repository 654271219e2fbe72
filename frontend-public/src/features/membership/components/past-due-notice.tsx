import { Notice } from '../../../ui/notice.tsx';
import { useMembership } from '../api/membership.ts';
import { paymentOverdueText } from '../membership-status.ts';
import { OpenBillingPortalButton } from './open-portal.tsx';

export function PastDueNotice() {
  const { data: membership } = useMembership();
  if (membership?.state !== 'past-due') return null;
  return (
    <Notice label="A payment is overdue" words={paymentOverdueText(membership.tier, membership.subscription)}>
      <OpenBillingPortalButton label="Update card" variant="quiet" />
    </Notice>
  );
}
