import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BellSign, bellName } from '../../features/notifications/components/bell-sign.tsx';
import { useUnread } from '../../features/notifications/api/notifications.ts';
import { ClosedMenu } from './closed-menu.tsx';

const loadOpen = async () => ({ default: (await import('./open-bell.tsx')).OpenBell });
const OpenBell = lazy(loadOpen);

export function MembersBell({ userId }: { userId: string }) {
  const unread = useUnread(userId);
  const [isOpened, setIsOpened] = useState(false);
  const go = useNavigate();
  const bell = (
    <ClosedMenu
      {...bellName(unread)}
      popup="dialog"
      onReach={() => void loadOpen().catch(() => undefined)}
      // Opens the page of notifications if the panel cannot be loaded.
      onOpen={() =>
        void loadOpen().then(
          () => setIsOpened(true),
          () => go('/members/notifications'),
        )
      }
    >
      <BellSign unread={unread} />
    </ClosedMenu>
  );
  return <Suspense fallback={bell}>{isOpened ? <OpenBell userId={userId} unread={unread} /> : bell}</Suspense>;
}
