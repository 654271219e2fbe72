import { lazy, Suspense, useState } from 'react';
import { BellSign, bellName } from '../../features/notifications/components/bell-sign.tsx';
import { useUnread } from '../../features/notifications/use-unread.ts';
import { ClosedMenu } from './closed-menu.tsx';

const loadOpen = async () => ({ default: (await import('./open-bell.tsx')).OpenBell });
const OpenBell = lazy(loadOpen);

/** The bell in the bar with how much is unread. Its panel comes with the first press, or when it is reached for. */
export function MembersBell({ userId }: { userId: string }) {
  const unread = useUnread(userId);
  const [isOpened, setIsOpened] = useState(false);
  const bell = (
    <ClosedMenu
      {...bellName(unread)}
      popup="dialog"
      onReach={() => void loadOpen().catch(() => undefined)}
      onOpen={() => setIsOpened(true)}
    >
      <BellSign unread={unread} />
    </ClosedMenu>
  );
  return <Suspense fallback={bell}>{isOpened ? <OpenBell userId={userId} unread={unread} /> : bell}</Suspense>;
}
