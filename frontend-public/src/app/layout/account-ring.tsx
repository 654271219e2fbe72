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

/** Loads the large account menu after the page, or earlier when the pointer or focus reaches the button. */
export function AccountRing({ userId, isInMembersArea }: AccountRingProps) {
  const [isOpened, setIsOpened] = useState(false);
  // Preloaded, because sign-out must also work offline.
  useEffect(() => whenQuiet(loadAhead), []);
  const ring = (
    <ClosedMenu aria-label="Account menu" popup="menu" onReach={loadAhead} onOpen={() => setIsOpened(true)}>
      <MemberRing id={userId} size={44} />
    </ClosedMenu>
  );
  return <Suspense fallback={ring}>{isOpened ? <AccountMenu isInMembersArea={isInMembersArea} /> : ring}</Suspense>;
}
