import { lazy, Suspense } from 'react';
import { loadFile } from 'shell/site-file';

const MembersAfterSit = lazy(async () => ({
  default: (await loadFile(() => import('./members-after-sit.tsx'))).MembersAfterSit,
}));

/** What a member finds at the end of a sit; its code comes then. */
export function AfterSit() {
  return (
    <Suspense fallback={<div className="min-h-80" />}>
      <MembersAfterSit />
    </Suspense>
  );
}
