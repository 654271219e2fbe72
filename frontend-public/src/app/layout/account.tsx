import { lazy, Suspense } from 'react';
import { useSession } from '../../shell/session.tsx';

const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }));
const SheetAccount = lazy(async () => ({ default: (await import('./sheet-account.tsx')).SheetAccount }));

/** The signed-in member's menu in the bar; its code comes only for members. */
export function AccountMenuSlot() {
  const { user } = useSession();
  return <Suspense fallback={<span className="size-11" />}>{user && <AccountMenu />}</Suspense>;
}

/** The same at the foot of the menu sheet, for members and visitors. */
export function SheetAccountSlot({ onChosen }: { onChosen: () => void }) {
  return (
    <Suspense fallback={<div className="h-14" />}>
      <SheetAccount onChosen={onChosen} />
    </Suspense>
  );
}
