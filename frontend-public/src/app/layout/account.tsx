import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { isPreviewPage } from 'shell/preview';
import { useSession } from 'shell/session';
import { SectionErrorBoundary } from '../../ui/section-error-boundary.tsx';

const AccountRing = lazy(async () => ({ default: (await import('./account-ring.tsx')).AccountRingButton }));
const MembersBell = lazy(async () => ({ default: (await import('./members-bell.tsx')).MembersBell }));

export function NotificationBellSlot() {
  const { user } = useSession();
  return (
    <SectionErrorBoundary instead={null}>
      <Suspense fallback={<span className="size-[44px]" />}>
        {user && !isPreviewPage && <MembersBell userId={user.id} />}
      </Suspense>
    </SectionErrorBoundary>
  );
}

export function AccountMenuSlot({ isInMembersArea = false }: { isInMembersArea?: boolean }) {
  const { user } = useSession();
  return (
    <SectionErrorBoundary instead={<AccountLink />}>
      <Suspense fallback={<span className="size-11" />}>
        {user && !isPreviewPage && <AccountRing userId={user.id} isInMembersArea={isInMembersArea} />}
      </Suspense>
    </SectionErrorBoundary>
  );
}

function AccountLink() {
  return (
    <Link to="/account" className="bar-link">
      Account
    </Link>
  );
}
