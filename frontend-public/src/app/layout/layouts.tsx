import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useSession } from 'shell/session';
import { SiteNavigationBar } from '../../frame/navigation/navigation.tsx';
import { brand } from '../../frame/brand.ts';
import { findPublicPage } from '../public-routes.ts';
import { AccountMenuSlot } from './account.tsx';
import { matchesPath } from '../path-match.ts';
import { Footer } from './footer.tsx';
import { MenuSheetAccount } from './menu-sheet-account.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { SectionErrorBoundary } from '../../ui/section-error-boundary.tsx';
import { BrandLink } from '../../frame/navigation/bar.tsx';

const MembersNavigation = lazy(async () => ({ default: (await import('./members-navigation.tsx')).MembersBar }));
const LazyMembersBottomBar = lazy(async () => ({
  default: (await import('./members-navigation.tsx')).MembersBottomBar,
}));

export function SiteLayout() {
  const { pathname } = useLocation();
  const { user } = useSession();
  // A member opens an event from the members area, so the event page has the members' navigation.
  const isOfMembers = user !== undefined && matchesPath('/events/:slug', pathname);
  return (
    <>
      {isOfMembers ? (
        <SectionErrorBoundary instead={<SiteNavigation pathname={pathname} />}>
          <Suspense fallback={<SiteNavigation pathname={pathname} />}>
            <MembersNavigation backdrop={backdropAt(pathname)} />
          </Suspense>
        </SectionErrorBoundary>
      ) : (
        <SiteNavigation pathname={pathname} />
      )}
      <MainContent />
      {/* The resources page has its own form of the mailing list, so the footer has no such form. */}
      <Footer withList={!user && findPublicPage(pathname)?.path !== '/resources'} />
      {isOfMembers && (
        <SectionErrorBoundary instead={null}>
          <Suspense>
            <LazyMembersBottomBar />
          </Suspense>
        </SectionErrorBoundary>
      )}
    </>
  );
}

const backdropAt = (pathname: string) => findPublicPage(pathname)?.handle.backdrop ?? 'night';

export function MinimalLayout() {
  return (
    <>
      <SiteBar brandName={brand.name} />
      <MainContent />
    </>
  );
}

export function SiteNavigation({ pathname }: { pathname: string }) {
  return (
    <SiteNavigationBar
      brandName={brand.name}
      backdrop={backdropAt(pathname)}
      account={<AccountMenuSlot />}
      sheetAccount={<MenuSheetAccount />}
    />
  );
}

export function MainContent() {
  const { pathname } = useLocation();
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageErrorBoundary key={pathname}>
        <Suspense fallback={<div className="min-h-svh" />}>
          <Outlet />
        </Suspense>
      </PageErrorBoundary>
    </main>
  );
}

function SiteBar({ brandName }: { brandName: string }) {
  return (
    <header data-theme="dark" className="site-bar absolute inset-x-0 top-0 z-10">
      <div className="column flex h-full items-center">
        <BrandLink name={brandName} />
      </div>
    </header>
  );
}
