import { Notice } from '../../../ui/notice.tsx';
import { useMembership } from '../api/membership.ts';
import { overdueText } from '../membership-status.ts';
import { OpenPortal } from './open-portal.tsx';

/** Notice shown on all member pages until an overdue payment succeeds. */
export function PastDueNotice() {
  const { data: membership } = useMembership();
  if (membership?.state !== 'past-due') return null;
  return (
    <Notice label="A payment is overdue" words={overdueText(membership.tier, membership.subscription)}>
      <OpenPortal label="Update card" variant="quiet" />
    </Notice>
  );
}
