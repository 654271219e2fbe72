import { lazy, Suspense, useEffect, useState } from 'react';
import { MemberRing } from '../../ui/art/member-ring.tsx';

const loadMenu = async () => ({ default: (await import('./account-menu.tsx')).AccountMenu });
const AccountMenu = lazy(loadMenu);
const loadAhead = () => void loadMenu().catch(() => undefined);

interface AccountRingProps {
  userId: string;
  isInMembersArea: boolean;
}

/** The member's ring in the bar. The menu that hangs from it is large: it comes when the page has, or is reached for. */
export function AccountRing({ userId, isInMembersArea }: AccountRingProps) {
  const [isOpened, setIsOpened] = useState(false);
  // It must be there without a network too: somebody may wish to sign out.
  useEffect(() => void (globalThis.requestIdleCallback ?? setTimeout)(loadAhead), []);
  const ring = <ClosedMenu userId={userId} onOpen={() => setIsOpened(true)} />;
  return <Suspense fallback={ring}>{isOpened ? <AccountMenu isInMembersArea={isInMembersArea} /> : ring}</Suspense>;
}

function ClosedMenu({ userId, onOpen }: { userId: string; onOpen: () => void }) {
  return (
    <button
      type="button"
      className="cursor-pointer rounded-full focus-visible:rounded-full"
      aria-label="Account menu"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={loadAhead}
      onFocus={loadAhead}
      onClick={onOpen}
      onKeyDown={({ key }) => key === 'ArrowDown' && onOpen()}
    >
      <MemberRing id={userId} size={44} />
    </button>
  );
}
