import { lazy, Suspense, useEffect } from 'react';
import { logFailure } from 'shell/log-failure';
import { loadChunk } from 'shell/load-chunk';
import { SectionErrorBoundary } from '../../../ui/section-error-boundary.tsx';

const load = () => loadChunk(() => import('./members-after-sit.tsx'));
const MembersAfterSit = lazy(async () => ({ default: (await load()).MembersAfterSit }));

/** Loads the code when the sit begins, because the device may be offline at the end. */
export function usePreloadAfterSitSections(): void {
  useEffect(() => {
    load().catch((error: unknown) => logFailure('The sections after a sit could not be loaded yet', error));
  }, []);
}

export function AfterSitSections() {
  return (
    <SectionErrorBoundary instead={null}>
      <Suspense fallback={<div className="min-h-80" />}>
        <MembersAfterSit />
      </Suspense>
    </SectionErrorBoundary>
  );
}
