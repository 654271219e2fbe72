import { lazy, Suspense, useEffect, useState } from 'react';
import { runWhenIdle } from 'shell/when-idle';
import { MemberRing } from '../../ui/art/member-ring.tsx';
import { LazyMenuButton } from './lazy-menu-button.tsx';

const loadMenu = async () => ({ default: (await import('./account-menu.tsx')).AccountMenu });
const AccountMenu = lazy(loadMenu);
const preloadMenu = () => void loadMenu().catch(() => undefined);

interface AccountRingProps {
  userId: string;
  isInMembersArea: boolean;
}

export function AccountRingButton({ userId, isInMembersArea }: AccountRingProps) {
  const [isOpened, setIsOpened] = useState(false);
  // Preloads the menu, because a user who goes offline must still be able to sign out.
  useEffect(() => runWhenIdle(preloadMenu), []);
  const ring = (
    <LazyMenuButton aria-label="Account menu" popup="menu" onReach={preloadMenu} onOpen={() => setIsOpened(true)}>
      <MemberRing id={userId} size={44} />
    </LazyMenuButton>
  );
  return <Suspense fallback={ring}>{isOpened ? <AccountMenu isInMembersArea={isInMembersArea} /> : ring}</Suspense>;
}
