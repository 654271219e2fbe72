import { useSession } from 'shell/session';
import { Button } from '../../ui/button.tsx';
import { useOpenBillingPortal } from './use-portal.ts';

const small = 'text-15!';

export function MenuSheetAccount({ onChosen }: { onChosen: () => void }) {
  const { status, signOut } = useSession();
  const { openPortal, isOpening } = useOpenBillingPortal();
  const leave = () => {
    onChosen();
    void signOut();
  };
  if (status !== 'member') {
    return (
      <div className="grid gap-3 pair:grid-cols-2">
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
    <div className="grid gap-3 pair:grid-cols-2">
      <Button to="/members/dashboard" size="large" className="border-ink!">
        Dashboard
      </Button>
      <Button size="large" onClick={leave}>
        Sign out
      </Button>
      <div className="col-span-full mt-2 flex flex-wrap justify-between gap-x-1">
        <Button variant="quiet" to="/account" className={small}>
          Account
        </Button>
        <Button variant="quiet" busy={isOpening} onClick={openPortal} className={small}>
          Manage subscription
        </Button>
      </div>
    </div>
  );
}
