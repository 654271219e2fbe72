import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useSession } from 'shell/session';
import { Button } from '../../../ui/button.tsx';
import { Loader } from '../../../ui/loader.tsx';
import { TierMark } from '../../../ui/tier-mark.tsx';
import { getTierName } from 'shell/tier';
import { membershipQuery, syncMembership, useMembership } from '../api/membership.ts';

const LATE_AFTER_MS = 30_000;

export function PaymentConfirmationStatus() {
  const { status, user } = useSession();
  const { data: membership } = useMembership();
  const isLate = useIsConfirmationLate();
  useMembershipSync(user?.id);

  if (status === 'visitor')
    return (
      <PaymentResult words="If you have just paid, sign in to see your membership.">
        <Button to="/auth" variant="primary">
          Sign in
        </Button>
      </PaymentResult>
    );
  const paid = membership?.subscription;
  if (paid)
    return (
      <PaymentResult
        words={`You are now a ${getTierName(paid.tier)} member.`}
        mark={<AnimatedTierMark tier={paid.tier} />}
      >
        <Button to="/members/dashboard" variant="gold">
          Go to your dashboard
        </Button>
      </PaymentResult>
    );
  return (
    <div role="status" className="border-y border-rule py-6">
      {isLate ? (
        <p className="max-w-152 text-plain">
          Your payment went through, so do not pay again. Confirmation is taking longer than usual. We keep checking;
          you can close this page.
        </p>
      ) : (
        <Loader>Your payment went through. Activating your membership...</Loader>
      )}
    </div>
  );
}

function PaymentResult({ words, mark, children }: { words: string; mark?: ReactNode; children: ReactNode }) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-6 gap-y-4 border-y border-rule py-6">
      {mark}
      <p className="mr-auto max-w-text title-26">{words}</p>
      {children}
    </div>
  );
}

function AnimatedTierMark({ tier }: { tier: Parameters<typeof getTierName>[0] }) {
  return <TierMark tier={tier} size={56} isClosing />;
}

/** If the request fails, the page waits for the webhook of the payment provider. */
function useMembershipSync(userId: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return;
    syncMembership().then(
      (membership) => {
        client.setQueryData(membershipQuery(userId).queryKey, membership);
        void client.invalidateQueries({ queryKey: ['session', 'subscription'] });
      },
      () => void client.invalidateQueries({ queryKey: membershipQuery(userId).queryKey }),
    );
  }, [client, userId]);
}

function useIsConfirmationLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
