import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BellIcon, createBellLabel } from '../../features/notifications/components/bell-icon.tsx';
import { useUnreadNotificationCount } from '../../features/notifications/api/notifications.ts';
import { LazyMenuButton } from './lazy-menu-button.tsx';

const loadOpenBell = async () => ({ default: (await import('./open-bell.tsx')).OpenNotificationBell });
const OpenBell = lazy(loadOpenBell);

export function MembersBell({ userId }: { userId: string }) {
  const unread = useUnreadNotificationCount(userId);
  const [isOpened, setIsOpened] = useState(false);
  const go = useNavigate();
  const bell = (
    <LazyMenuButton
      {...createBellLabel(unread)}
      popup="dialog"
      onReach={() => void loadOpenBell().catch(() => undefined)}
      onOpen={() =>
        void loadOpenBell().then(
          () => setIsOpened(true),
          () => go('/members/notifications'),
        )
      }
    >
      <BellIcon unread={unread} />
    </LazyMenuButton>
  );
  return <Suspense fallback={bell}>{isOpened ? <OpenBell userId={userId} unread={unread} /> : bell}</Suspense>;
}
