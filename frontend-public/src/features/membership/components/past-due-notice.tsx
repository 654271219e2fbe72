import { Notice } from '../../../ui/notice.tsx';
import { useMembership } from '../api/membership.ts';
import { owedWords } from '../standing.ts';
import { OpenPortal } from './open-portal.tsx';

/** Tells a member whose payment failed, on the pages for members, until it has gone through. It is in nobody's way. */
export function PastDueNotice() {
  const { data: membership } = useMembership();
  if (membership?.state !== 'past-due') return null;
  return (
    <Notice label="A payment is overdue" words={owedWords(membership.tier, membership.subscription)}>
      <OpenPortal label="Update card" variant="quiet" />
    </Notice>
  );
}
