import { Suspense, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { SkipLink } from '../ui/skip-link.tsx';
import { ToastViewport } from '../ui/toast.tsx';
import { adminArea, authPage, memberGuard, memberPages, testEmailPage } from './client-pages.ts';
import { BareLayout, MembersLayout, SiteLayout } from './layout/layouts.tsx';
import { OfflineBar } from './layout/offline-bar.tsx';
import { PageEffects } from './layout/page-effects.tsx';
import { UnknownPath } from './layout/unknown-path.tsx';
import { publicPages } from './public-pages.ts';

/** Every address of the site, and what stands round it. */
export function App() {
  const [answeredPath] = useState(useLocation().pathname);
  return (
    <>
      <SkipLink />
      <OfflineBar />
      <PageEffects />
      <Suspense>
        <Routes>
          <Route element={<SiteLayout />}>
            {publicPages.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
            <Route path="*" element={<UnknownPath answeredPath={answeredPath} />} />
          </Route>
          <Route element={<BareLayout />}>
            <Route path={authPage.path} element={<authPage.Page />} />
          </Route>
          <Route element={<memberGuard.Page />}>
            <Route element={<MembersLayout />}>
              {memberPages.map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
            </Route>
          </Route>
          <Route element={<MembersLayout />}>
            <Route path={testEmailPage.path} element={<testEmailPage.Page />} />
          </Route>
          <Route path={adminArea.path} element={<adminArea.Page />} />
        </Routes>
      </Suspense>
      <ToastViewport />
    </>
  );
}
