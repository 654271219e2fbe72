import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from 'shell/session';
import { SectionErrors } from '../../ui/section-errors.tsx';

const AccountRing = lazy(async () => ({ default: (await import('./account-ring.tsx')).AccountRing }));
const MembersBell = lazy(async () => ({ default: (await import('./members-bell.tsx')).MembersBell }));
const SheetAccount = lazy(async () => ({ default: (await import('./sheet-account.tsx')).SheetAccount }));

export function BellSlot() {
  const { user } = useSession();
  return (
    <SectionErrors instead={null}>
      <Suspense fallback={<span className="size-[44px]" />}>{user && <MembersBell userId={user.id} />}</Suspense>
    </SectionErrors>
  );
}

/** The code of the menu loads only for signed-in users. */
export function AccountMenuSlot({ isInMembersArea = false }: { isInMembersArea?: boolean }) {
  const { user } = useSession();
  return (
    <SectionErrors instead={<AccountLink />}>
      <Suspense fallback={<span className="size-11" />}>
        {user && <AccountRing userId={user.id} isInMembersArea={isInMembersArea} />}
      </Suspense>
    </SectionErrors>
  );
}

function AccountLink() {
  return (
    <Link to="/account" className="bar-link">
      Account
    </Link>
  );
}

export function SheetAccountSlot({ onChosen }: { onChosen: () => void }) {
  return (
    <SectionErrors instead={null}>
      <Suspense fallback={<div className="h-14" />}>
        <SheetAccount onChosen={onChosen} />
      </Suspense>
    </SectionErrors>
  );
}
