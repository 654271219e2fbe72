import { lazy, Suspense, useState } from 'react';
import { useLocation, useRoutes, type Location } from 'react-router-dom';
import { isPreviewPage } from 'shell/preview';
import { ToastViewport } from 'shell/toast';
import {
  adminArea,
  authPages,
  sessionArea,
  memberGuard,
  memberPages,
  membersLayout,
  fullScreenPages,
} from './client-pages.ts';
import { MinimalLayout, MainContent, SiteLayout } from './layout/layouts.tsx';
import { AuthLinkRedirect, MissedUrlChange, PageEffects } from './layout/page-effects.tsx';
import { OfflineBar } from './layout/offline-bar.tsx';
import { PageErrorBoundary } from './layout/page-error-boundary.tsx';
import { PlayerSlot } from './layout/player-slot.tsx';
import { IsInitialUrlContext, UnknownPath } from './layout/unknown-path.tsx';
import type { PublicPage } from './public-page.ts';
import { publicPages } from './public-routes.ts';

const PreviewBar = lazy(async () => ({ default: (await import('./preview/preview-bar.tsx')).PreviewBar }));

/** Path that matches no page, so that the router renders the 404 page. */
const unknownPath = '/-';

const createRoutes = (pages: readonly Pick<PublicPage, 'path' | 'Page'>[]) =>
  pages.map(({ path, Page: Component }) => ({ path, Component }));

const createLayoutRoutes = (frame: PublicPage['handle']['frame']) =>
  createRoutes(publicPages.filter(({ handle }) => handle.frame === frame));

const routes = [
  { Component: SiteLayout, children: [...createLayoutRoutes('site'), { path: '*', Component: UnknownPath }] },
  { Component: MinimalLayout, children: [...createLayoutRoutes('door'), ...createRoutes(authPages)] },
  {
    Component: sessionArea.Page,
    children: [
      {
        Component: membersLayout.Page,
        children: [
          ...createLayoutRoutes('members'),
          { Component: memberGuard.Page, children: createRoutes(memberPages) },
        ],
      },
      { Component: MainContent, children: [{ Component: memberGuard.Page, children: createRoutes(fullScreenPages) }] },
      ...createRoutes([adminArea]),
    ],
  },
];

export function App({ isMissing }: { isMissing: boolean }) {
  const location = useLocation();
  const [answeredPath] = useState(location.pathname);
  const isAnswered = location.pathname === answeredPath;
  return (
    <IsInitialUrlContext value={isAnswered}>
      <SkipLink />
      <OfflineBar />
      {isPreviewPage && (
        <Suspense>
          <PreviewBar />
        </Suspense>
      )}
      <MissedUrlChange />
      <PageEffects />
      <AuthLinkRedirect />
      <PageErrorBoundary at={location.pathname} isWhole>
        <Suspense>
          <Pages at={isMissing && isAnswered ? unknownPath : location} />
        </Suspense>
      </PageErrorBoundary>
      <PlayerSlot />
      <ToastViewport />
    </IsInitialUrlContext>
  );
}

function Pages({ at }: { at: string | Location }) {
  return useRoutes(routes, at);
}

function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-3 left-3 z-50 -translate-y-24 rounded-control bg-primary px-5 py-3 text-base font-strong text-on-primary focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
