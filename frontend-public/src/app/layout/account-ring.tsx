import { lazy, Suspense, useEffect, useState } from 'react';
import { whenQuiet } from 'shell/when-quiet';
import { MemberRing } from '../../ui/art/member-ring.tsx';
import { ClosedMenu } from './closed-menu.tsx';

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
  useEffect(() => whenQuiet(loadAhead), []);
  const ring = (
    <ClosedMenu aria-label="Account menu" popup="menu" onReach={loadAhead} onOpen={() => setIsOpened(true)}>
      <MemberRing id={userId} size={44} />
    </ClosedMenu>
  );
  return <Suspense fallback={ring}>{isOpened ? <AccountMenu isInMembersArea={isInMembersArea} /> : ring}</Suspense>;
}
