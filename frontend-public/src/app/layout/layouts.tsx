import { Suspense, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Navigation } from '../../frame/navigation/navigation.tsx';
import { brand } from '../brand.ts';
import { publicPageAt } from '../public-routes.ts';
import { AccountMenuSlot, SheetAccountSlot } from './account.tsx';
import { Footer } from './footer.tsx';
import { PageErrors } from './page-errors.tsx';
import { Brand } from '../../frame/navigation/bar.tsx';

/** A public page: the bar over it, the sunset under it. */
export function SiteLayout() {
  const { pathname } = useLocation();
  return (
    <>
      <SiteNavigation pathname={pathname} />
      <Main />
      {/* That page asks by itself. */}
      <Footer withList={publicPageAt(pathname)?.path !== '/resources'} />
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

export function SiteNavigation({ pathname }: { pathname: string }) {
  return (
    <Navigation
      brandName={brand.name}
      backdrop={publicPageAt(pathname)?.handle.backdrop ?? 'night'}
      account={<AccountMenuSlot />}
      sheetAccount={sheetAccount}
    />
  );
}

/** The account at the foot of the menu sheet. */
export const sheetAccount = (close: () => void): ReactNode => <SheetAccountSlot onChosen={close} />;

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

/** The bar with the sign alone, over a night sky. */
function SiteBar({ brandName }: { brandName: string }) {
  return (
    <header data-theme="dark" className="site-bar absolute inset-x-0 top-0 z-10">
      <div className="column flex h-full items-center">
        <Brand name={brandName} />
      </div>
    </header>
  );
}
