import { Suspense, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { SkipLink } from '../ui/skip-link.tsx';
import { ToastViewport } from '../ui/toast.tsx';
import { adminArea, doorPages, keptArea, memberGuard, memberPages, membersLayout } from './client-pages.ts';
import { BareLayout, SiteLayout } from './layout/layouts.tsx';
import { LinkReturn } from './layout/link-return.tsx';
import { OfflineBar } from './layout/offline-bar.tsx';
import { PageEffects } from './layout/page-effects.tsx';
import { IsAnswered, UnknownPath } from './layout/unknown-path.tsx';
import { publicPages, type PublicPage } from './public-pages.ts';

/** An address that no page has. */
const nowhere = '/-';

const routesTo = (pages: readonly Pick<PublicPage, 'path' | 'Page'>[]) =>
  pages.map(({ path, Page }) => <Route key={path} path={path} element={<Page />} />);

const within = (frame: PublicPage['frame']) => publicPages.filter((page) => page.frame === frame);

/**
 * Every address of the site, and what stands round it. `isMissing` says that nothing was found at the address the
 * document came for, though it may look like one of a page's.
 */
export function App({ isMissing }: { isMissing: boolean }) {
  const location = useLocation();
  const [answeredPath] = useState(location.pathname);
  const isAnswered = location.pathname === answeredPath;
  return (
    <IsAnswered value={isAnswered}>
      <SkipLink />
      <OfflineBar />
      <PageEffects />
      <LinkReturn />
      <Suspense>
        <Routes location={isMissing && isAnswered ? nowhere : location}>
          <Route element={<SiteLayout />}>
            {routesTo(within('site'))}
            <Route path="*" element={<UnknownPath />} />
          </Route>
          <Route element={<BareLayout />}>{routesTo([...within('door'), ...doorPages])}</Route>
          <Route element={<keptArea.Page />}>
            <Route element={<membersLayout.Page />}>{routesTo(within('members'))}</Route>
            <Route element={<memberGuard.Page />}>
              <Route element={<membersLayout.Page />}>{routesTo(memberPages)}</Route>
            </Route>
            <Route path={adminArea.path} element={<adminArea.Page />} />
          </Route>
        </Routes>
      </Suspense>
      <ToastViewport />
    </IsAnswered>
  );
}
