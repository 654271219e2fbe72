import { hasQueryFailed } from 'shell/failed-query';
import { FetchFailedMessage } from '../../../frame/fetch-failed.tsx';
import { useSession } from 'shell/session';
import { Button } from '../../../ui/button.tsx';
import { useMembership } from '../api/membership.ts';
import { describeMembershipStatus } from '../membership-status.ts';
import { OpenBillingPortalButton } from './open-portal.tsx';

/** The height is reserved, so that the page does not shift. */
export function MembershipStatusLine() {
  const { status } = useSession();
  return (
    <div className="flex min-h-24 flex-wrap content-start items-center gap-x-6 gap-y-1 tablet:min-h-11">
      {status !== 'member' && (
        <p className="visitor-only max-w-144 text-plain text-muted">
          Start with any plan. You can change it or cancel at any time.
        </p>
      )}
      {status === 'member' && <MemberStatus />}
    </div>
  );
}

function MemberStatus() {
  const asked = useMembership();
  const { data: membership } = asked;
  if (hasQueryFailed(asked)) return <FetchFailedMessage what="your membership" query={asked} />;
  if (!membership) return null;
  const { text: words, action } = describeMembershipStatus(membership);
  return (
    <>
      <p className="max-w-152 text-plain">{words}</p>
      {action?.leads === 'portal' && <OpenBillingPortalButton label={action.label} variant="gold" />}
      {action?.leads === 'account' && (
        <Button variant="quiet" to="/account/membership">
          {action.label}
        </Button>
      )}
    </>
  );
}
