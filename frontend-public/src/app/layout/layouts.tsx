import { Suspense, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Navigation, type Backdrop } from '../../shell/navigation/navigation.tsx';
import { brand } from '../brand.ts';
import { publicPageAt } from '../public-pages.ts';
import { AccountMenuSlot, SheetAccountSlot } from './account.tsx';
import { Footer } from './footer.tsx';
import { PageErrors } from './page-errors.tsx';
import { SiteBar } from './site-bar.tsx';

/** A public page: the bar over it, the sunset under it. */
export function SiteLayout() {
  const { pathname } = useLocation();
  return (
    <>
      <Bar backdrop={publicPageAt(pathname)?.backdrop ?? 'night'} />
      <Main />
      <Footer />
    </>
  );
}

/** Sign-up: nothing but the way home. */
export function BareLayout() {
  return (
    <>
      <SiteBar brandName={brand.name} />
      <Main />
    </>
  );
}

export function Bar({ backdrop }: { backdrop: Backdrop }) {
  const sheetAccount = (close: () => void): ReactNode => <SheetAccountSlot onChosen={close} />;
  return (
    <Navigation brandName={brand.name} backdrop={backdrop} account={<AccountMenuSlot />} sheetAccount={sheetAccount} />
  );
}

export function Main() {
  const { pathname } = useLocation();
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageErrors key={pathname}>
        <Suspense fallback={<div className="min-h-svh" />}>
          <Outlet />
        </Suspense>
      </PageErrors>
    </main>
  );
}
