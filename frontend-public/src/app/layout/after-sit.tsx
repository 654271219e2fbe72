import { lazy, Suspense, useEffect } from 'react';
import { logFailure } from 'shell/log-failure';
import { loadFile } from 'shell/site-file';
import { PageErrors } from './page-errors.tsx';

const load = () => loadFile(() => import('./members-after-sit.tsx'));
const MembersAfterSit = lazy(async () => ({ default: (await load()).MembersAfterSit }));

/** Fetches its code when a sit begins: the network may be away when it ends. */
export function useAfterSitAhead(): void {
  useEffect(() => {
    load().catch((error: unknown) => logFailure('What follows a sit did not come yet', error));
  }, []);
}

/** What a member finds at the end of a sit. The end card does without it where its code did not come. */
export function AfterSit() {
  return (
    <PageErrors instead={null}>
      <Suspense fallback={<div className="min-h-80" />}>
        <MembersAfterSit />
      </Suspense>
    </PageErrors>
  );
}
