import { Suspense, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { SkipLink } from '../ui/skip-link.tsx';
import { ToastViewport } from '../ui/toast.tsx';
import {
  adminArea,
  doorPages,
  keptArea,
  memberGuard,
  memberPages,
  membersLayout,
  testEmailPage,
} from './client-pages.ts';
import { BareLayout, SiteLayout } from './layout/layouts.tsx';
import { LinkReturn } from './layout/link-return.tsx';
import { OfflineBar } from './layout/offline-bar.tsx';
import { PageEffects } from './layout/page-effects.tsx';
import { IsAnswered, UnknownPath } from './layout/unknown-path.tsx';
import { publicPages } from './public-pages.ts';

/** An address that no page has. */
const nowhere = '/-';

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
            {publicPages.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
            <Route path="*" element={<UnknownPath />} />
          </Route>
          <Route element={<BareLayout />}>
            {doorPages.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Route>
          <Route element={<keptArea.Page />}>
            <Route element={<membersLayout.Page />}>
              <Route path={testEmailPage.path} element={<testEmailPage.Page />} />
            </Route>
            <Route element={<memberGuard.Page />}>
              <Route element={<membersLayout.Page />}>
                {memberPages.map(({ path, Page }) => (
                  <Route key={path} path={path} element={<Page />} />
                ))}
              </Route>
            </Route>
            <Route path={adminArea.path} element={<adminArea.Page />} />
          </Route>
        </Routes>
      </Suspense>
      <ToastViewport />
    </IsAnswered>
  );
}
