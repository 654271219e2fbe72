import { lazy, Suspense, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useSession } from 'shell/session';
import { Navigation } from '../../frame/navigation/navigation.tsx';
import { brand } from '../../frame/brand.ts';
import { publicPageAt } from '../public-routes.ts';
import { AccountMenuSlot, SheetAccountSlot } from './account.tsx';
import { matchesPath } from '../path-match.ts';
import { Footer } from './footer.tsx';
import { PageErrors } from './page-errors.tsx';
import { SectionErrors } from '../../ui/section-errors.tsx';
import { Brand } from '../../frame/navigation/bar.tsx';

const MembersNavigation = lazy(async () => ({ default: (await import('./members-navigation.tsx')).MembersBar }));
const MembersFootBar = lazy(async () => ({ default: (await import('./members-navigation.tsx')).FootBar }));

export function SiteLayout() {
  const { pathname } = useLocation();
  const { user } = useSession();
  // A member opens an event from the members area and returns there, so the event page has the members' navigation.
  const isOfMembers = user !== undefined && matchesPath('/events/:slug', pathname);
  return (
    <>
      {isOfMembers ? (
        <SectionErrors instead={<SiteNavigation pathname={pathname} />}>
          <Suspense fallback={<SiteNavigation pathname={pathname} />}>
            <MembersNavigation backdrop={backdropAt(pathname)} />
          </Suspense>
        </SectionErrors>
      ) : (
        <SiteNavigation pathname={pathname} />
      )}
      <Main />
      {/* The footer omits its sign-up form for the mailing list on the resources page, which has its own. */}
      <Footer withList={!user && publicPageAt(pathname)?.path !== '/resources'} />
      {isOfMembers && (
        <SectionErrors instead={null}>
          <Suspense>
            <MembersFootBar />
          </Suspense>
        </SectionErrors>
      )}
    </>
  );
}

const backdropAt = (pathname: string) => publicPageAt(pathname)?.handle.backdrop ?? 'night';

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
      backdrop={backdropAt(pathname)}
      account={<AccountMenuSlot />}
      sheetAccount={sheetAccount}
    />
  );
}

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

/** Navigation bar with only the logo, in colours for a night background. */
function SiteBar({ brandName }: { brandName: string }) {
  return (
    <header data-theme="dark" className="site-bar absolute inset-x-0 top-0 z-10">
      <div className="column flex h-full items-center">
        <Brand name={brandName} />
      </div>
    </header>
  );
}
