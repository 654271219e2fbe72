import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { AdminGuard } from '../features/admin-guard/components/admin-guard.tsx';
import { MemberGuard } from '../features/auth/components/member-guard.tsx';
import { adminArea, authPage, memberPages, testEmailPage } from './client-pages.ts';
import { BareLayout, MembersLayout, SiteLayout } from './layout/layouts.tsx';
import { PageEffects } from './layout/page-effects.tsx';
import { publicPages, unknownPage } from './public-pages.ts';
import { FullScreenLoader } from '../ui/loader.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { ToastViewport } from '../ui/toast.tsx';
import { OfflineBar } from './layout/offline-bar.tsx';

/** Every address of the site, and what stands round it. */
export function App() {
  return (
    <>
      <SkipLink />
      <OfflineBar />
      <PageEffects />
      <Routes>
        <Route element={<SiteLayout />}>
          {publicPages.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path="*" element={<unknownPage.Page />} />
        </Route>
        <Route element={<BareLayout />}>
          <Route path={authPage.path} element={<authPage.Page />} />
        </Route>
        <Route element={<MemberGuard />}>
          <Route element={<MembersLayout />}>
            {memberPages.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Route>
        </Route>
        <Route element={<MembersLayout />}>
          <Route
            path={testEmailPage.path}
            element={
              <AdminGuard>
                <testEmailPage.Page />
              </AdminGuard>
            }
          />
        </Route>
        <Route
          path="/admin/*"
          element={
            <AdminGuard>
              <Suspense fallback={<FullScreenLoader />}>
                <adminArea.Page />
              </Suspense>
            </AdminGuard>
          }
        />
      </Routes>
      <ToastViewport />
    </>
  );
}
