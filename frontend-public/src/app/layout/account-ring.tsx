import { lazy, Suspense, useState } from 'react';
import { MemberRing } from '../../ui/art/member-ring.tsx';

const loadMenu = async () => ({ default: (await import('./account-menu.tsx')).AccountMenu });
const AccountMenu = lazy(loadMenu);

interface AccountRingProps {
  userId: string;
  isInMembersArea: boolean;
}

/** The member's ring in the bar. The menu that hangs from it is large, and comes when it is reached for. */
export function AccountRing({ userId, isInMembersArea }: AccountRingProps) {
  const [isOpened, setIsOpened] = useState(false);
  const ring = <ClosedMenu userId={userId} onOpen={() => setIsOpened(true)} />;
  return <Suspense fallback={ring}>{isOpened ? <AccountMenu isInMembersArea={isInMembersArea} /> : ring}</Suspense>;
}

function ClosedMenu({ userId, onOpen }: { userId: string; onOpen: () => void }) {
  const load = () => void loadMenu().catch(() => undefined);
  return (
    <button
      type="button"
      className="cursor-pointer rounded-full focus-visible:rounded-full"
      aria-label="Account menu"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={load}
      onFocus={load}
      onClick={onOpen}
      onKeyDown={({ key }) => key === 'ArrowDown' && onOpen()}
    >
      <MemberRing id={userId} size={44} />
    </button>
  );
}
