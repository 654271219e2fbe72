import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from 'shell/session';
import { PageErrors } from './page-errors.tsx';

const AccountRing = lazy(async () => ({ default: (await import('./account-ring.tsx')).AccountRing }));
const MembersBell = lazy(async () => ({ default: (await import('./members-bell.tsx')).MembersBell }));
const SheetAccount = lazy(async () => ({ default: (await import('./sheet-account.tsx')).SheetAccount }));

/** What is new, in the bar of the members area. */
export function BellSlot() {
  const { user } = useSession();
  return (
    <PageErrors instead={null}>
      <Suspense fallback={<span className="size-[44px]" />}>{user && <MembersBell userId={user.id} />}</Suspense>
    </PageErrors>
  );
}

/** The signed-in member's menu in the bar; its code comes only for members. */
export function AccountMenuSlot({ isInMembersArea = false }: { isInMembersArea?: boolean }) {
  const { user } = useSession();
  return (
    <PageErrors instead={<AccountLink />}>
      <Suspense fallback={<span className="size-11" />}>
        {user && <AccountRing userId={user.id} isInMembersArea={isInMembersArea} />}
      </Suspense>
    </PageErrors>
  );
}

/** Where the menu cannot be had. */
function AccountLink() {
  return (
    <Link to="/account" className="bar-link">
      Account
    </Link>
  );
}

/** The same at the foot of the menu sheet, for members and visitors. */
export function SheetAccountSlot({ onChosen }: { onChosen: () => void }) {
  return (
    <PageErrors instead={null}>
      <Suspense fallback={<div className="h-14" />}>
        <SheetAccount onChosen={onChosen} />
      </Suspense>
    </PageErrors>
  );
}
