import { useSession } from '../../../shell/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { TierMark, tierName } from '../../../ui/tier-mark.tsx';
import { usePortal } from '../../layout/use-portal.ts';
import { MembersPage } from './members-page.tsx';

export function AccountMembershipPage() {
  const { tier, subscription, isTierKnown } = useSession();
  const { openPortal, isOpening } = usePortal();
  return (
    <MembersPage title="Your membership">
      <section aria-label="Your plan" className="grid justify-items-start gap-6">
        <p className="title-32 flex items-center gap-4">
          <TierMark tier={tier} size={40} />
          {isTierKnown ? tierName(tier) : 'Loading...'}
        </p>
        {subscription.subscriptionEnd && (
          <p className="text-muted">
            Paid {subscription.interval === 'annual' ? 'yearly' : 'monthly'}, until {day(subscription.subscriptionEnd)}.
          </p>
        )}
        {tier === 'free' ? (
          <Button to="/membership" variant="gold" size="large">
            See membership
          </Button>
        ) : (
          <Button variant="primary" size="large" busy={isOpening} busyLabel="Opening..." onClick={openPortal}>
            Manage subscription
          </Button>
        )}
      </section>
    </MembersPage>
  );
}

function day(iso: string): string {
  return new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}
