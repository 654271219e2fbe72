import { lazy, Suspense, useEffect } from 'react';
import { useBillingPortal } from '../../features/membership/api/billing-portal.ts';
import { useSession } from '../../shell/session.tsx';
import { MemberRing } from '../../ui/art/member-ring.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';

const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }));

/** The signed-in member's menu in the bar; its code comes only for members. */
export function AccountMenuSlot() {
  const { user } = useSession();
  return <Suspense fallback={user && <MemberRing id={user.id} size={44} />}>{user && <AccountMenu />}</Suspense>;
}

/** What the account menu offers, at the foot of the menu sheet. */
export function SheetAccount({ onChosen }: { onChosen: () => void }) {
  const { status, signOut } = useSession();
  const { openPortal, isOpening } = usePortal();
  const leave = () => {
    onChosen();
    void signOut();
  };
  if (status !== 'member') {
    return (
      <div className="grid grid-cols-2 gap-3">
        <Button to="/auth?mode=sign-up" size="large" className="border-ink!">
          Join Now
        </Button>
        <Button to="/auth" size="large">
          Sign In
        </Button>
      </div>
    );
  }
  return (
    <div className="grid grid-cols-2 gap-3">
      <Button to="/members/dashboard" size="large" className="border-ink!">
        Dashboard
      </Button>
      <Button size="large" onClick={leave}>
        Sign out
      </Button>
      <Button variant="quiet" busy={isOpening} onClick={openPortal} className="col-span-2 mt-2">
        Manage subscription
      </Button>
    </div>
  );
}

/** The billing portal in a new tab; where the browser blocked the tab, a toast carries the link. */
export function usePortal(): { openPortal: () => void; isOpening: boolean } {
  const { open, isOpening, blockedUrl } = useBillingPortal();
  useEffect(() => {
    if (blockedUrl)
      toast({
        title: 'Your browser kept the new tab closed.',
        tone: 'neutral',
        action: { label: 'Open your billing page', href: blockedUrl },
      });
  }, [blockedUrl]);
  return { openPortal: () => void open(), isOpening };
}
