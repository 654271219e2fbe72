import { isPreviewPage } from 'shell/preview';
import { useSession } from 'shell/session';
import { Button } from '../../ui/button.tsx';
import { useOpenBillingPortal } from './use-portal.ts';

const small = 'text-15!';

export function MenuSheetAccount() {
  const { status } = useSession();
  if (isPreviewPage) return null;
  return status === 'member' ? <MemberButtons /> : <VisitorButtons />;
}

function VisitorButtons() {
  return (
    <div className="visitor-only grid gap-3 pair:grid-cols-2">
      <Button to="/auth?mode=sign-up" size="large" className="border-ink!">
        Join Now
      </Button>
      <Button to="/auth" size="large">
        Sign In
      </Button>
    </div>
  );
}

/** Buttons without a link also close the menu, because an open menu would cover messages of the page. */
function MemberButtons() {
  const { signOut } = useSession();
  const { openPortal, isOpening } = useOpenBillingPortal();
  return (
    <div className="grid gap-3 pair:grid-cols-2">
      <Button to="/members/dashboard" size="large" className="border-ink!">
        Dashboard
      </Button>
      <Button size="large" data-closes-menu="" onClick={() => void signOut()}>
        Sign out
      </Button>
      <div className="col-span-full mt-2 flex flex-wrap justify-between gap-x-1">
        <Button variant="quiet" to="/account" className={small}>
          Account
        </Button>
        <Button variant="quiet" busy={isOpening} data-closes-menu="" onClick={openPortal} className={small}>
          Manage subscription
        </Button>
      </div>
    </div>
  );
}
